import type { Block } from "../../../engine/blocks/block.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import { toldPage, toldSite } from "../../../engine/render/told-site.ts";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { type Fitting, type FittingService, isEmptyFitting } from "../fitting.ts";
import type { DesignHomes, Home, Path, ServicesForm } from "../homes/home.ts";

export type FittedSection = { key: string; block: Block };

/** A design's first page as the visitor's business would begin with it, all of whose texts have told the facts. */
export type FittedHome = {
  frame: Omit<SiteDocument, "pages">;
  /** Title and description of the page. */
  seo: Page["seo"];
  sections: readonly FittedSection[];
};

/**
 * What puts the words of a visitor into the first page of the design `slug`. What does not change from one fitting to the
 * next is the same object again, so that whatever draws it need not.
 */
export function homeFitter(slug: string, homes: DesignHomes): (said: Fitting) => FittedHome {
  const kept = new Map<string, { token: string; value: unknown }>();
  const once = <Value>(name: string, token: string, make: () => Value): Value => {
    const known = kept.get(name);
    if (known?.token === token) return known.value as Value;
    const value = make();
    kept.set(name, { token, value });
    return value;
  };
  return (said) => {
    const worn = wornBy(slug, said);
    const home = homes[worn];
    const facts = worn === "demo" ? home.frame.facts : factsOf(said, homes.demo.frame.facts.name);
    const token = JSON.stringify(facts);
    const site = once(`${worn} site`, token, () => ({ ...home.frame, facts }) as FittedHome["frame"]);
    const frame = once(`${worn} frame`, token, () => toldSite(site));
    const first = home.page.order[0] ?? "";
    const sections = sectionsOf(home, said).map(({ key, block, says }) =>
      once(`${worn} ${key} ${block.type}`, says + (refers(block) ? token : ""), () => {
        const page = { ...home.page, order: [first], sections: { [key]: block } };
        return { key, block: toldPage(page, site).sections[key] ?? block };
      }),
    );
    const seo = once(
      `${worn} seo`,
      token,
      () => toldPage({ ...home.page, order: [], sections: {} }, site).seo,
    );
    return { frame, seo, sections };
  };
}

/** The demo's own page until something is said; then whole as long as the trade may be the design's own. */
function wornBy(slug: string, said: Fitting): keyof DesignHomes {
  if (isEmptyFitting(said)) return "demo";
  return said.trade === "" || suitsTrade(slug, said.trade) ? "own" : "other";
}

function factsOf({ name, trade, phone, town }: Fitting, sample: string): Facts {
  return {
    name: name || sample,
    ...(trade && { trade }),
    ...(phone && { phone }),
    ...(town && { city: town }),
  };
}

/** A section with what the visitor says in it, beside the facts. */
type SaidSection = FittedSection & { says: string };

function sectionsOf(home: Home, said: Fitting): SaidSection[] {
  const services = said.services.filter(({ name }) => name !== "");
  const form = services.length > 0 ? formFor(home, services) : undefined;
  const sections = home.page.order.flatMap((key): SaidSection[] => {
    const block = home.page.sections[key];
    if (!block) return [];
    if (form?.key === key) return [offered(form, services)];
    if (form && home.offers.includes(key)) return [];
    const { lead } = home;
    const fits = lead?.key === key && said.sentence !== "" && said.sentence.length <= lead.longest;
    if (!fits) return [{ key, block, says: "" }];
    return [
      { key, block: { ...block, props: put(block.props, lead.path, said.sentence) }, says: said.sentence },
    ];
  });
  const isPlaced = !form || sections.some(({ key }) => key === form.key);
  return isPlaced ? sections : sections.toSpliced(1, 0, offered(form, services));
}

/** The design's own form if it has room for all that is said, else that of every design. */
function formFor({ services: forms }: Home, services: readonly FittingService[]): ServicesForm | undefined {
  const holds = ({ longest }: ServicesForm) =>
    services.every(({ name, price }) => name.length <= longest.service && price.length <= longest.price);
  return forms.find(holds) ?? forms.at(-1);
}

function offered(
  { key, block, list, items }: ServicesForm,
  services: readonly FittingService[],
): SaidSection {
  const filled = services.map(({ name, price }, index) => {
    const item = items[index % items.length];
    return JSON.parse(
      JSON.stringify(price ? item?.priced : item?.plain, (_, value: unknown) =>
        value === "{service}" ? name : value === "{price}" ? price : value,
      ),
    ) as object;
  });
  return {
    key,
    block: { ...block, props: put(block.props, list, filled) },
    says: JSON.stringify(services),
  };
}

/** A copy of `value` with `what` at its place. */
function put<Value>(value: Value, [name, ...rest]: Path, what: unknown): Value {
  if (name === undefined) return what as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[name] = put(copy[name], rest, what);
  return copy as Value;
}

const known = new WeakMap<Block, boolean>();

/** Whether a block tells a fact, or takes one's place. */
function refers(block: Block): boolean {
  const found = known.get(block) ?? /\{[a-z]|"fact:/i.test(JSON.stringify(block));
  known.set(block, found);
  return found;
}
