import type { Role } from "../engine/blocks/role.ts";
import { sectionLabel } from "../engine/checks/labels.ts";
import { isSame } from "../engine/document/is-same.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { TrayItem } from "../engine/document/tray.ts";
import { tellFacts } from "../engine/facts/tell-facts.ts";
import type { Content } from "../engine/transfer/content.ts";

/** Where a section of a site is found in another design: in a form of its own, in one that every design has, or as it was. */
export type Place = "own" | "plain" | "same";

export type MovedSection = {
  page: string;
  section: string;
  /** What people call it. */
  name: string;
  /** What its records are, and how many; none has only its words. */
  role?: Role | undefined;
  records: number;
  place: Place;
};

/** What of a section the design has no place for, in words: it waits in the tray. */
export type Waiting = { page: string; section: string; words: string[] };

/** What became of all that a site says when it was given another design. */
export type MovedContent = {
  sections: MovedSection[];
  waiting: Waiting[];
  /** How many things came out of the tray. */
  back: number;
};

/** Sections and waiting things that are told of, and letters of each. */
const most = 200;
const longest = 160;

/** What became of `content`, which is all that `before` says, in `after`. */
export function movedContent(before: SiteDocument, content: Content, after: SiteDocument): MovedContent {
  const sections = content.pages.flatMap(({ path, sections: said }) =>
    said.flatMap(({ key, role, records }): MovedSection[] => {
      const block = after.pages[path]?.sections[key];
      if (!block) return [];
      const told = { ...block, props: tellFacts(block.props, after) };
      const name = sectionLabel(after, told).slice(0, longest);
      const was = before.pages[path]?.sections[key];
      const place = was?.type === block.type ? "same" : block.type.includes("/") ? "own" : "plain";
      return [{ page: path, section: key, name, role, records: records.length, place }];
    }),
  );
  const [old, now] = [before.tray ?? [], after.tray ?? []];
  const isIn = (items: readonly TrayItem[], item: TrayItem) => items.some((one) => isSame(one, item));
  return {
    sections: sections.slice(0, most),
    waiting: now
      .filter((item) => !isIn(old, item))
      .map((item) => ({ page: item.page, section: item.section, words: wordsOf(item, after) }))
      .filter(({ words }) => words.length > 0)
      .slice(0, most),
    back: old.filter((item) => !isIn(now, item)).length,
  };
}

function wordsOf({ text, heading, actions = [], parts = {}, pictures = [] }: TrayItem, site: SiteDocument) {
  const texts = [
    text,
    heading?.eyebrow,
    heading?.lead,
    ...actions.map(({ label }) => label),
    ...Object.values(parts).flatMap((value) => textsIn(value)),
    ...pictures.map(({ alt }) => alt),
  ];
  const { words } = tellFacts({ words: texts.filter((one) => one !== undefined) }, site);
  return words.filter((one) => one.trim() !== "").map((one) => one.slice(0, longest));
}

/** What people read of a part of a record: a picture is known by what it shows, a link by its words. */
function textsIn(value: NonNullable<TrayItem["parts"]>[keyof NonNullable<TrayItem["parts"]>]): string[] {
  if (value === undefined) return [];
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value;
  return ["label" in value ? value.label : value.alt];
}
