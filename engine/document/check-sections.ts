import { doubled } from "./check-records.ts";
import { placeIn } from "./describe-issues.ts";
import { sectionName } from "./section-name.ts";
import type { Page } from "./site-document.ts";

/** What is wrong with the order of a page's sections, and with their names, by which links lead to them. */
export function checkSections(path: string, { sections, order }: Pick<Page, "sections" | "order">): string[] {
  return [...problemsOfOrder(sections, order), ...problemsOfNames(sections)].map(
    (problem) => placeIn(path) + problem,
  );
}

function problemsOfOrder(sections: Page["sections"], order: readonly string[]): string[] {
  const ordered = new Set(order);
  const missing = Object.keys(sections).filter((key) => !ordered.has(key));
  const unknown = [...ordered].filter((key) => !Object.hasOwn(sections, key));
  return [
    ...missing.map((key) => `order: it must name each section once, and leaves ${key} out, add it`),
    ...unknown.map((key) => `order: it names ${key}, which is no section, take it away`),
    ...doubled(order).map((key) => `order: it names ${key} twice, take one away`),
  ];
}

/** Names that the frame of every page has; what is within it begins with them. */
const taken = ["content", "navigation", "footer"];

function problemsOfNames(sections: Page["sections"]): string[] {
  const names = Object.entries(sections).map(([key, block]) => sectionName(key, block));
  const known = new Set([...names, ...taken]);
  const own = Object.values(sections).flatMap(({ id }) => id ?? []);
  return [
    ...doubled(names).map((name) => `two places are called ${name}, rename one`),
    ...[...new Set(own)].flatMap((id) => {
      if (taken.includes(id)) return [`two places are called ${id}, rename one`];
      if (id.startsWith("section-"))
        return [`${id}: sections without a name are called so, choose another name`];
      const outer = beginningsOf(id).find((beginning) => known.has(beginning));
      return outer ? [`${id}: what is within ${outer} is called so, choose another name`] : [];
    }),
  ];
}

/** All of `id` before each of its hyphens. */
function beginningsOf(id: string): string[] {
  return [...id.matchAll(/-/g)].map(({ index }) => id.slice(0, index));
}
