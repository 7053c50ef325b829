import type { Tone } from "../blocks/block.ts";
import type { Link } from "../blocks/fields.ts";
import type { Part, Role } from "../blocks/role.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { PartValue, TrayItem } from "../document/tray.ts";
import type { Picture } from "../picture.ts";

/** One record of a list, by what each of its fields means. */
export type ContentRecord = { parts: Partial<Record<Part, PartValue>> };

/** How a section begins. */
export type ContentHeading = { eyebrow?: string; title?: string; lead?: string };

/** A section by what it says, whatever it looks like. Its records stay together in every design. */
export type ContentSection = {
  /** Where it stood; it keeps its key, so that what hangs on it stays with it. */
  key: string;
  id?: string | undefined;
  tone?: Tone | undefined;
  /** Of its records; without one it only opens, closes or leads somewhere. */
  role?: Role;
  heading: ContentHeading;
  actions: readonly Link[];
  records: readonly ContentRecord[];
  /** How many records its words count, wherever these stand: `{count}` of its heading and links. */
  counted?: number;
  /** Whether each record leads to a page of its own: without that link nobody would come there. */
  hasPages?: boolean;
  /** Whether its words lead to something that only its own block shows, and that is no record. */
  introduces?: boolean;
  /** Its owner's own, beside its words: those of records are theirs. */
  pictures?: readonly Picture[];
  /** What of it is still the template's and not yet its owner's: all, or these texts. */
  samples?: true | ReadonlySet<string> | undefined;
};

export type ContentPage = {
  path: string;
  seo: SiteDocument["pages"][string]["seo"];
  sections: readonly ContentSection[];
  /** The keys of sections that stay as they are: hidden ones, those of unknown blocks, and those that ask for something or move whole. */
  unsaid: readonly string[];
};

/** All that a site says, without its design. */
export type Content = {
  pages: readonly ContentPage[];
  tray: readonly TrayItem[];
};
