"""What is written for hosts to use elsewhere: it parses, and names commands and options that there are."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from galapagos.cli import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "admin.md", "deploy.md")]


def check(line: str) -> None:
    """That a command line of ours would be understood, whatever it would do."""
    words = shlex.split(line)
    command: Any = get_command(app)
    while hasattr(command, "commands"):
        name = words.pop(0)
        assert name in command.commands, line
        command = command.commands[name]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known, line


def commands(text: str) -> list[str]:
    """The command lines of ours in a text."""
    return [found.split(" --help")[0] for found in re.findall(r"galapagos ((?:serve|admin) [^'`\n|;]*)", text)]


def test_the_units_name_real_commands() -> None:
    for name in ("galapagos.service", "galapagos-backup.service"):
        found = commands((DEPLOY / name).read_text(encoding="utf-8"))
        assert found, name
        for line in found:
            check(line.replace("$(", "").replace(")", ""))


@pytest.mark.parametrize("name", ["galapagos.service", "galapagos-backup.service", "galapagos-backup.timer"])
def test_the_units_can_be_read(name: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    assert {"Unit"} < set(unit.sections())


def test_the_composition_names_real_commands_and_files() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert services["galapagos"]["command"][0] == "galapagos"
    check(shlex.join(services["galapagos"]["command"][1:]))
    assert (DEPLOY / services["galapagos"]["build"]["context"] / "deploy" / "Dockerfile").is_file()
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert proxy in services["galapagos"]["command"]
    volumes = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert volumes == set(compose["volumes"])
    assert set(services["galapagos"]["depends_on"]) <= set(services)


def test_the_image_runs_what_there_is() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    verbs = {line.split(" ")[0] for line in lines if re.match(r"[A-Z]+ ", line)}
    assert verbs <= {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "CMD"}
    words = re.findall(r'"([^"]+)"', next(line for line in lines if line.startswith("CMD ")))
    assert words[0] == "galapagos"
    check(shlex.join(words[1:]))


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_are_whole_and_tell_who_calls(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}")
    assert "X-Forwarded-For" in text
    assert "127.0.0.1:8000" in text
    assert "/metrics" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_the_pages_for_hosts_are_short_and_name_real_commands(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(text.split()) < 1_500
    for line in commands(text):
        check(line.replace("…", "").replace("[", "").replace("]", ""))
    for file in re.findall(r"`deploy/([\w.-]+)`", text):
        assert (DEPLOY / file).is_file(), file
    for link in re.findall(r"\]\(([\w./-]+)(?:#[\w-]+)?\)", text):
        assert (page.parent / link).exists(), link
