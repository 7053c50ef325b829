import type { Block } from "../../../engine/blocks/block.ts";
import { sectionName } from "../../../engine/document/section-name.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import { toldPage, toldSite } from "../../../engine/render/told-site.ts";
import type { DesignHomes } from "../../../templates/fitting/home.ts";
import {
  asksPrices,
  type FittedSection,
  offeredBy,
  saidSections,
} from "../../../templates/fitting/said-sections.ts";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { type Fitting, isEmptyFitting } from "../fitting.ts";

/** A design's first page as the visitor's business would begin with it, all of whose texts have told the facts. */
export type FittedHome = {
  frame: Omit<SiteDocument, "pages">;
  sections: readonly FittedSection[];
  /** By which name the section stands in it that says what the business offers, where one does. */
  offered?: string | undefined;
};

/**
 * Puts the words of a visitor into a first page; `seen`: of so many sections from its top that are to say them now, while
 * those below may say what they said last.
 */
export type HomeFitter = (said: Fitting, seen?: number) => FittedHome;

/**
 * What puts the words of a visitor into the first page of the design `slug`. What does not change from one fitting to the
 * next is the same object again, so that whatever draws it need not. `trades`: those that the studio has chosen for the design.
 */
export function homeFitter(slug: string, homes: DesignHomes, trades?: readonly string[]): HomeFitter {
  const kept = new Map<string, { token: string; value: unknown }>();
  const once = <Value>(name: string, token: string, make: () => Value, isAsLast = false): Value => {
    const known = kept.get(name);
    if (known && (isAsLast || known.token === token)) return known.value as Value;
    const value = make();
    kept.set(name, { token, value });
    return value;
  };
  return (said, seen = Number.POSITIVE_INFINITY) => {
    const worn = wornBy(slug, said, trades);
    const home = homes[worn];
    const asks = asksPrices(said);
    const facts = worn === "demo" ? home.frame.facts : factsOf(said, homes.demo.frame.facts.name);
    const token = JSON.stringify(facts);
    const site = once(`${worn} site`, token, () => ({ ...home.frame, facts }) as FittedHome["frame"]);
    const frame = once(`${worn} frame`, `${asks} ${token}`, () =>
      toldSite(asks && home.isActionPriced ? withoutAction(site) : site),
    );
    const first = home.page.order[0] ?? "";
    const sections = saidSections(home, said).map(({ key, block, says }, index) => {
      const tell = () => {
        const page = { ...home.page, order: [first], sections: { [key]: block } };
        return { key, block: toldPage(page, site).sections[key] ?? block };
      };
      const name = `${worn} ${key} ${block.type}`;
      return once(name, says + (refers(block) ? token : ""), tell, index >= seen);
    });
    const offering = sections.find(({ key }) => key === offeredBy(home, said));
    return { frame, sections, offered: offering && sectionName(offering.key, offering.block) };
  };
}

/** The demo's own page until something is said; then whole as long as the trade may be the design's own. */
function wornBy(slug: string, said: Fitting, trades: readonly string[] | undefined): keyof DesignHomes {
  if (isEmptyFitting(said)) return "demo";
  return said.trade === "" || suitsTrade(slug, said.trade, trades) ? "own" : "other";
}

function factsOf({ name, trade, phone, town }: Fitting, sample: string): Facts {
  return {
    name: name || sample,
    ...(trade && { trade }),
    ...(phone && { phone }),
    ...(town && { city: town }),
  };
}

function withoutAction(site: FittedHome["frame"]): FittedHome["frame"] {
  const { action, ...nav } = site.nav;
  return { ...site, nav };
}

const known = new WeakMap<Block, boolean>();

/** Whether a block tells a fact, or takes one's place. */
function refers(block: Block): boolean {
  const found = known.get(block) ?? /\{[a-z]|"fact:/i.test(JSON.stringify(block));
  known.set(block, found);
  return found;
}
