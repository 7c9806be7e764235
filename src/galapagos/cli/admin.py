"""`galapagos admin`: a host's tools, while the server runs or while it rests."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from galapagos.cli.options import AsJson, BadOption
from galapagos.cli.progress import watched

app = typer.Typer(
    help="For hosts: back up, restore, check, prune, list, remove, block, repair, tell.", no_args_is_help=True
)

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://…",
        show_default="DATABASE_URL, else a file in your data folder",
    ),
]
DASH = "One that begins with a dash comes after --."  # as ids of older editions may
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=f"The table's id: see `galapagos admin list`. {DASH}")]
Kind = Annotated[str, typer.Argument(metavar="guest|address", help="What is meant.")]
Name = Annotated[
    str, typer.Argument(metavar="NAME", help=f"The guest's id, an address, or many (203.0.113.0/24). {DASH}")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only tell what would be done.")]


def _url(database: str | None) -> str:
    from galapagos.server.main import default_database

    return database or default_database()


def _tell(as_json: bool, facts: dict[str, Any], sentence: str) -> None:
    typer.echo(json.dumps(facts) if as_json else sentence)


@contextmanager
def _whole(job: Any) -> Iterator[None]:
    """Leave with 130, as after any Ctrl-C, when the work was not finished."""
    yield
    if not job.whole:
        raise typer.Exit(130)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Copy everything into one file, while the server runs. The secret is not in it: keep a copy of that, too."""
    from galapagos.server.admin.backup import Backup

    job = Backup(_url(database), file)
    with _whole(job):
        for _ in watched(job.run(), None, "batches of rows", as_json):
            pass
    assert job.facts is not None
    facts = {"file": str(file), "bytes": file.stat().st_size, "counts": job.facts.counts}
    _tell(as_json, facts, f"{file}: {job.facts.counts['tables']} tables, {job.facts.rows} rows")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Bring a backup back into an empty database of either kind, then check it by replaying every game."""
    from galapagos.server.admin.backup import Restoring

    job = Restoring(file, _url(database))
    with _whole(job):
        for _ in watched(job.run(), None, "batches of rows", as_json):
            pass
    _tell(as_json, {"restored": job.facts.counts}, f"{job.facts.counts['tables']} tables, {job.facts.rows} rows")
    check(database, as_json)


@app.command()
def check(database: Database = None, as_json: AsJson = False) -> None:
    """Read every table: every log must fold, every record replay. Leaves with 1 when something is wrong."""
    from galapagos.server.admin.check import Check

    job = Check(_url(database))
    with _whole(job):
        for _ in watched(job.run(), job.total, "tables", as_json):
            pass
    bad = sorted({finding.table for finding in job.findings})
    facts = {"tables": job.total, "bad": len(bad), "findings": [finding._asdict() for finding in job.findings]}
    lines = [f"{finding.table} {finding.where}: {finding.why}" for finding in job.findings]
    _tell(as_json, facts, "\n".join([*lines, f"{job.total} tables, {len(bad)} of them bad"]))
    if bad:
        raise typer.Exit(1)


@app.command()
def prune(
    over: Annotated[float, typer.Option("--over", help="Days after which a finished game goes; 0: never.")] = 365,
    abandoned: Annotated[
        float, typer.Option("--abandoned", help="Days without a move after which any other table goes; 0: never.")
    ] = 90,
    lessons: Annotated[
        float, typer.Option("--lessons", help="Days after which a lesson or practice table goes; 0: never.")
    ] = 7,
    dry_run: DryRun = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Remove tables at which nothing has happened for long."""
    from galapagos.server.admin.tables import Ages, Prune

    job = Prune(_url(database), Ages(over or None, abandoned or None, lessons or None), dry_run)
    for _ in watched(job.run(), None, "batches of tables", as_json):
        pass
    told = ", ".join(f"{number} {kind}" for kind, number in job.pruned.items())
    _tell(as_json, {"dry_run": dry_run, **job.pruned}, f"{'would remove' if dry_run else 'removed'}: {told}")


@app.command("list")
def list_tables(
    status: Annotated[
        str | None, typer.Option("--status", help="waiting, playing or over.", show_default="all")
    ] = None,
    guest: Annotated[str | None, typer.Option("--guest", help="Where this guest sits.", show_default="all")] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many.")] = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """The tables that were used last, with who sits there."""
    from galapagos.server.admin.tables import STATUSES, listed

    if status is not None and status not in STATUSES:
        raise BadOption(f"--status is one of {', '.join(STATUSES)}")
    rows = listed(_url(database), status, guest, limit)
    if as_json:
        typer.echo(json.dumps([row._asdict() for row in rows]))
        return
    console = Console(highlight=False, soft_wrap=True)
    for row in rows:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.touched))
        who = ", ".join(row.people)
        guests = " ".join(row.guests)
        console.print(f"{row.id}  {day}  {row.game} {row.status}  {row.entries} entries  {who}  {guests}", markup=False)


@app.command()
def remove(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE…", help="The tables' ids.")], database: Database = None
) -> None:
    """Remove tables with everything that is stored of them, for good."""
    from galapagos.server.admin.tables import remove

    remove(_url(database), tables)
    typer.echo(f"removed: {', '.join(tables)}")


@app.command()
def repair(table: TableId, dry_run: DryRun = False, database: Database = None, as_json: AsJson = False) -> None:
    """Cut a damaged table's log off where it can't be read, and write its summary anew; tells what was cut."""
    from galapagos.server.admin.tables import repair

    done = repair(_url(database), table, dry_run)
    lines = [json.dumps(row) for row in done.cut]
    told = f"{table}: {done.entries} entries can be read, {len(done.cut)} {'would be' if dry_run else 'were'} cut off"
    _tell(as_json, done._asdict(), "\n".join([*lines, told]))


@app.command()
def close(table: TableId, database: Database = None) -> None:
    """Close a table that can't be gone on with: no lobby shows it, and its log stays."""
    from galapagos.server.admin.tables import close

    close(_url(database), table)
    typer.echo(f"{table} is closed")


def _kind(kind: str) -> str:
    if kind not in ("guest", "address"):
        raise BadOption("say 'guest' or 'address', then the name")
    return kind


@app.command()
def block(
    kind: Kind,
    name: Name,
    reason: Annotated[str, typer.Option("--reason", help="For yourself; nobody else sees it.")] = "",
    database: Database = None,
) -> None:
    """Turn a guest or an address away. The running server does so within seconds."""
    from galapagos.server.admin.orders import block

    typer.echo(f"blocked: {kind} {block(_url(database), _kind(kind), name, reason)}")


@app.command()
def unblock(kind: Kind, name: Name, database: Database = None) -> None:
    """Let a guest or an address in again."""
    from galapagos.server.admin.orders import unblock

    typer.echo(f"let in again: {kind} {unblock(_url(database), _kind(kind), name)}")


@app.command()
def blocks(database: Database = None, as_json: AsJson = False) -> None:
    """All who are turned away."""
    from galapagos.server.admin.orders import blocks

    found = blocks(_url(database))
    lines = [f"{each.kind} {each.name}  {each.reason}".rstrip() for each in found]
    if as_json:
        typer.echo(json.dumps([each._asdict() for each in found]))
    else:
        typer.echo("\n".join(lines) or "nobody")


@app.command()
def say(text: Annotated[str, typer.Argument(metavar="TEXT")], database: Database = None) -> None:
    """Tell everybody who is at a table now something, for instance that the server will restart."""
    from galapagos.server.admin.orders import say

    say(_url(database), text)
    typer.echo("said; everybody at a table hears it within seconds")


@app.command("new-secret")
def new_secret(
    forget: Annotated[
        bool, typer.Option("--forget", help="Know nobody again: for a secret that others may have seen.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--file", help="The secret's file.", show_default="as for `galapagos serve`")
    ] = None,
    database: Database = None,
) -> None:
    """Draw a new secret; restart the server then. Guests stay known by the old one, unless it is to be forgotten."""
    from galapagos.server.identity import rotate_secret
    from galapagos.server.settings import Settings

    path = file or Settings(database=_url(database)).secret_path()
    if not path.is_file():
        raise BadOption(f"there is no secret {path}")
    rotate_secret(path, forget)
    typer.echo(f"{path}: a new secret{', and the old one is forgotten' if forget else ''}; restart the server now")
