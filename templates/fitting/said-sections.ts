import type { Block } from "../../engine/blocks/block.ts";
import type { Home, Path, ServicesForm } from "./home.ts";

type SaidService = { name: string; price: string };

/** What is said of a business beside its facts. */
export type SaidBeside = { services: readonly SaidService[]; sentence: string };

export type FittedSection = { key: string; block: Block };

/** A section with what the visitor says in it, beside the facts. */
export type SaidSection = FittedSection & {
  says: string;
  /** Which of what was said stands in it. */
  what?: "services" | "sentence";
};

/** The sections of a first page with the services and the sentence that are said of a business in their places. */
export function saidSections(home: Home, said: SaidBeside): SaidSection[] {
  const services = servicesOf(said);
  const asks = asksPrices(said);
  const form = services.length > 0 ? formFor(home, services) : undefined;
  const sections = home.page.order.flatMap((key): SaidSection[] => {
    const block = home.page.sections[key];
    if (!block) return [];
    if (form?.key === key) return [offered(form, services)];
    if (form && home.offers.includes(key)) return [];
    // No price of the fictional business stands beside those that somebody asks.
    if (asks && home.unpriced[key] === null) return [];
    const { lead } = home;
    const shown = asks ? (home.unpriced[key] ?? block) : block;
    const fits = lead?.key === key && said.sentence !== "" && said.sentence.length <= lead.longest;
    const says = `${shown === block} `;
    if (!fits) return [{ key, block: shown, says }];
    const props = put(shown.props, lead.path, said.sentence);
    return [{ key, block: { ...shown, props }, says: says + said.sentence, what: "sentence" }];
  });
  const isPlaced = !form || sections.some(({ key }) => key === form.key);
  return isPlaced ? sections : sections.toSpliced(1, 0, offered(form, services));
}

/** The key of the section that says what is offered: by whoever said it, else by the fictional business. */
export function offeredBy(home: Home, said: SaidBeside): string | undefined {
  const services = servicesOf(said);
  return services.length > 0 ? formFor(home, services)?.key : home.offers[0];
}

/** Whether it is said what anything costs. */
export function asksPrices(said: SaidBeside): boolean {
  return servicesOf(said).some(({ price }) => price !== "");
}

function servicesOf({ services }: SaidBeside): SaidService[] {
  return services.filter(({ name }) => name !== "");
}

/** The design's own form if it has room for all that is said, else that of every design. */
function formFor({ services: forms }: Home, services: readonly SaidService[]): ServicesForm | undefined {
  const holds = ({ longest }: ServicesForm) =>
    services.every(({ name, price }) => name.length <= longest.service && price.length <= longest.price);
  return forms.find(holds) ?? forms.at(-1);
}

function offered({ key, block, list, items }: ServicesForm, services: readonly SaidService[]): SaidSection {
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
    what: "services",
  };
}

/** A copy of `value` with `what` at its place. */
function put<Value>(value: Value, [name, ...rest]: Path, what: unknown): Value {
  if (name === undefined) return what as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[name] = put(copy[name], rest, what);
  return copy as Value;
}
