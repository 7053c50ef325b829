import { askingSections } from "../../engine/document/asking-sections.ts";
import { pathsOf } from "../../engine/document/page-at.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { Facts } from "../../engine/facts/facts.ts";
import { addressLetters } from "../../engine/language/address-letters.ts";
import { textPaths } from "../text-pages/text-page.ts";

/** Folders of every published site, and its page for what there is not. */
const reserved = ["/assets", "/media", "/api", "/share", "/404"];

/** Called otherwise, by what they were called. */
type Renamed = ReadonlyMap<string, string>;

/**
 * `site` without what its addresses say of the business of `facts`: pages and records that are called after it, or after where it is, are called
 * otherwise, and whatever names them goes along. `kept`: addresses that are the design's own, to which its views lead by themselves.
 */
export function cleanAddresses(site: SiteDocument, facts: Facts, kept: readonly string[]): SiteDocument {
  const clean = withoutNames(facts);
  const pages = renamedPages(site, kept, clean);
  const ids = renamedRecords(site, clean);
  if (pages.size === 0 && ids.size === 0) return site;
  const folders = Object.keys(site.pages).flatMap((path) =>
    path.endsWith("/:id") ? [path.slice(0, -":id".length)] : [],
  );
  const follow = (text: string): string => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
    const folder = folders.find((one) => path.startsWith(one));
    const id = folder === undefined ? undefined : ids.get(path.slice(folder.length));
    return ids.get(text) ?? (id === undefined ? (pages.get(path) ?? path) + rest : folder + id + rest);
  };
  const { nav, footer, collections } = site;
  return {
    ...site,
    nav: mapStrings(nav, follow),
    footer: mapStrings(footer, follow),
    ...(collections && { collections: mapStrings(collections, follow) }),
    pages: Object.fromEntries(
      Object.entries(site.pages).map(([path, page]) => [
        pages.get(path) ?? path,
        { ...page, sections: mapStrings(page.sections, follow) },
      ]),
    ),
  };
}

function renamedPages(site: SiteDocument, kept: readonly string[], clean: (part: string) => string): Renamed {
  const taken = new Set([
    ...pathsOf(site),
    ...Object.keys(site.pages),
    ...askingSections(site).map(({ thanks }) => thanks),
    ...kept,
    ...textPaths,
    ...reserved,
  ]);
  const renamed = new Map<string, string>();
  for (const path of Object.keys(site.pages)) {
    if (path === "/" || path.endsWith("/:id") || kept.includes(path)) continue;
    const parts = path.slice(1).split("/").map(clean).filter(Boolean);
    const next = `/${parts.join("/") || "page"}`;
    if (next === path) continue;
    const free = freeOf(next, taken);
    taken.add(free);
    renamed.set(path, free);
  }
  return renamed;
}

function renamedRecords({ collections = {} }: SiteDocument, clean: (part: string) => string): Renamed {
  const every = Object.values(collections).flatMap((records) => records.map(({ id }) => id));
  const taken = new Set(every);
  const renamed = new Map<string, string>();
  for (const id of taken) {
    const next = clean(id) || "one";
    if (next === id) continue;
    const free = freeOf(next, taken);
    taken.add(free);
    renamed.set(id, free);
  }
  return renamed;
}

function freeOf(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(free)) return free;
  }
}

/** What takes name, street and city out of a part of an address. */
function withoutNames({ name, shortName, street, city }: Facts): (part: string) => string {
  const patterns = [name, shortName, street, city]
    .map((text = "") =>
      addressLetters(text)
        .split("-")
        .filter((word) => word !== "and"),
    )
    .filter((words) => words.join("").length > 1)
    .sort((one, other) => other.length - one.length)
    // As it was typed, or without what stands between its words.
    .map((words) => new RegExp(`(?<=^|-)${words.join("-?(?:and-?)?")}(?=-|$)`, "g"));
  return (part) => {
    const rest = patterns.reduce((text, pattern) => text.replaceAll(pattern, ""), part);
    // What a part says beside the name stands as it stood, also where that is two hyphens.
    return rest === part ? part : rest.replaceAll(/-{2,}/g, "-").replaceAll(/^-|-$/g, "");
  };
}

function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item as unknown, change)]),
  ) as Value;
}
