import type { Span } from "./find-texts.ts";

/** Letters before and behind what was found. */
const most = { before: 36, behind: 60 };

/** What was found, with a few whole words on both sides. */
export function around(read: string, { from, to }: Span): { before: string; found: string; behind: string } {
  const before = read.slice(0, from);
  const behind = read.slice(to);
  return {
    before: before.length > most.before ? before.slice(-most.before).replace(/^\S*\s/, "… ") : before,
    found: read.slice(from, to),
    behind: behind.length > most.behind ? behind.slice(0, most.behind).replace(/\s\S*$/, " …") : behind,
  };
}
