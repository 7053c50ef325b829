import type { Block } from "../../engine/blocks/block.ts";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";

/** A place within the props of a block: names of fields, and numbers of items. */
export type Path = readonly (string | number)[];

/** The section that says what a business offers, with a place for each service. */
export type ServicesForm = {
  key: string;
  /** Its list is empty. */
  block: Block;
  list: Path;
  /** What stands for each service, with `{service}` and `{price}` where these go. */
  items: readonly { priced: object; plain: object }[];
  /** As many letters as it has room for. */
  longest: { service: number; price: number };
};

/** The first page of a design, as its build has prepared it for what visitors say of their business. */
export type Home = {
  /** Without a theme, which its sheet has, and with those records alone that the page shows. */
  frame: Omit<SiteDocument, "pages" | "theme"> & { theme: Pick<SiteDocument["theme"], "motif"> };
  page: Page;
  /** Its sections as they are beside prices that a visitor asks; null for one that cannot be without its own. */
  unpriced: Readonly<Record<string, Block | null>>;
  /** Whether the action of the navigation states a price. */
  isActionPriced: boolean;
  /** What the page says it offers: in a form of the design's own first, else in one that every design has. */
  services: readonly ServicesForm[];
  /** Sections that say what the fictional business offers. */
  offers: readonly string[];
  /** Where the page says in a sentence what this is. */
  lead?: { key: string; path: Path; longest: number } | undefined;
};

/** What a design is tried on with. */
export type DesignHomes = {
  /** As the demo has it: of the fictional business, whose trade it is made for. */
  demo: Home;
  /** As a business of its trade begins with it. */
  own: Home;
  /** As any other does. */
  other: Home;
};
