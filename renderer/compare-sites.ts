import { changeWords } from "../engine/document/change-words.ts";
import { describeChanges } from "../engine/document/describe-changes.ts";
import { nameOfPage } from "../engine/document/describe-pages.ts";
import { readSite } from "./read-site.ts";

/** A page of either of two sites. */
export type ComparedPage = { path: string; name: string; isBefore: boolean; isAfter: boolean };

export type ComparedSites = {
  /** What visitors see otherwise, a line each. */
  changes: string[];
  pages: ComparedPage[];
};

/** Lines that are told, and letters of one. */
const most = 40;
const longest = 300;

/** What became of the site that `before` is (documents of any version, as JSON gives them). Throws `SiteError`. */
export function compareSites(before: unknown, after: unknown): ComparedSites {
  const was = readSite(before).site;
  const is = readSite(after).site;
  const lines = describeChanges(was, is).map((line) =>
    line.length > longest ? `${line.slice(0, longest - 1)}…` : line,
  );
  const changes =
    lines.length > most ? [...lines.slice(0, most), changeWords.more(lines.length - most)] : lines;
  const pages = Object.entries({ ...was.pages, ...is.pages }).map(([path, page]) => ({
    path,
    name: nameOfPage(path, page, Object.hasOwn(is.pages, path) ? is : was),
    isBefore: Object.hasOwn(was.pages, path),
    isAfter: Object.hasOwn(is.pages, path),
  }));
  return { changes, pages };
}
