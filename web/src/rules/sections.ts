/** The rules page: which sections a search leaves, and where a question or a reason leads. */
import type { RuleSection } from "../schema";

/** Everything that a section says, in small letters. */
const words = (section: RuleSection): string =>
  [section.title, ...section.lines.flatMap((line) => [line.term, line.text]), ...section.rows.flat()]
    .join(" ")
    .toLowerCase();

/** The sections that have all the words that are looked for; all, when nothing is. */
export function found(sections: readonly RuleSection[], sought: string): RuleSection[] {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => wanted.every((word) => words(section).includes(word)));
}

/** The id of the section that answers a question or a reason; "" is the page as a whole. */
export const sectionAbout = (sections: readonly RuleSection[], key: string): string =>
  sections.find((section) => section.about.includes(key))?.id ?? "";

/** Lines of one kind that follow each other belong to one list. */
export function lists(section: RuleSection): RuleSection["lines"][] {
  const groups: RuleSection["lines"][] = [];
  for (const line of section.lines) {
    const last = groups.at(-1);
    if (last && line.kind !== "text" && last[0]?.kind === line.kind) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The address of the rules: for a game, or for a table of it, at the section about something. */
export function rulesPath(game: string, about = "", table = ""): string {
  const query = new URLSearchParams({ ...(table && { table }), ...(about && { about }) }).toString();
  return `/game/${game}/rules${query ? `?${query}` : ""}`;
}
