import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The problems that a schema has found, one sentence each: where, and what must stand there. `place` is where its value stands. */
export function describeIssues(error: z.ZodError, place = ""): string[] {
  return error.issues.map((issue) => `${place || placeOf(issue.path)}${describe(issue, place !== "")}`);
}

/** "page /, section hours: ", by the names that a page's editor has for it. */
export function placeIn(page: string, section?: string, type?: string): string {
  if (section === undefined) return `page ${page}: `;
  return `page ${page}, section ${section}${type ? ` (${type})` : ""}: `;
}

function placeOf(path: readonly PropertyKey[]): string {
  const [first, page, part, section] = path.map(String);
  if (first !== "pages" || page === undefined) return "";
  return placeIn(page, part === "sections" ? section : undefined);
}

/** How much of a path `placeOf` has told. */
function toldOf(path: readonly PropertyKey[]): number {
  if (path[0] !== "pages" || path.length < 2) return 0;
  return path[2] === "sections" && path.length > 3 ? 4 : 2;
}

function describe(issue: Issue, isPlaced: boolean): string {
  const { path, text } = deepest(issue);
  const field = path.slice(isPlaced ? 0 : toldOf(path)).join(".");
  const isWholeDocument = path.length === 0 && !isPlaced;
  return `${field || (isWholeDocument ? "document" : "")}${field || isWholeDocument ? ": " : ""}${text}`;
}

/** Of several shapes, none of which fits, the one that fits best tells what is wrong. */
function deepest(issue: Issue): { path: readonly PropertyKey[]; text: string } {
  const { path, message } = issue;
  if (issue.code === "invalid_type") return { path, text: `${message}, write one there` };
  if (issue.code === "unrecognized_keys")
    return { path, text: `nothing called ${issue.keys.join(", ")} belongs here, take it away` };
  if (issue.code === "invalid_key") return { path, text: `may not be called that, ${firstOf(issue.issues)}` };
  if (issue.code !== "invalid_union") return { path, text: message };
  const best = issue.errors
    .flatMap((errors) => errors.map(deepest))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return best ? { path: [...path, ...best.path], text: best.text } : { path, text: message };
}

function firstOf(issues: readonly Issue[]): string {
  return issues[0]?.message ?? "choose another name";
}
