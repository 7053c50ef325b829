import type { Block, BlockRegistry } from "../../engine/blocks/block.ts";
import type { ContentSection } from "../../engine/transfer/content.ts";
import { fillBlock } from "../../engine/transfer/fill-block.ts";
import { overflowOf } from "../../engine/transfer/overflow.ts";
import type { Path, ServicesForm } from "./home.ts";
import { limits } from "./limits.ts";
import { withoutCounts } from "./sample-words.ts";

const speaker = {
  language: "en-US",
  trade: undefined,
  description: "What this business offers, and for how much of your money.",
};

const counts = Array.from({ length: limits.services }, (_, index) => index + 1);

/**
 * How `block` says one to six services, each with or without a price, in place of the records of `section`; undefined where
 * it cannot hold any number of them.
 */
export function servicesForm(
  key: string,
  block: Block,
  section: ContentSection,
  blocks: BlockRegistry,
): ServicesForm | undefined {
  const definition = blocks.get(block.type);
  if (!definition || definition.asks) return undefined;
  const propsOf = (count: number, service: string, price?: string) => {
    const parts = { title: service, ...(price && { price }) };
    const records = Array.from({ length: count }, () => ({ parts }));
    return fillBlock(definition, block.props, { ...section, records }, speaker)?.props;
  };
  if (counts.some((count) => !propsOf(count, "{service}") || !propsOf(count, "{service}", "{price}")))
    return undefined;
  const priced = propsOf(limits.services, "{service}", "{price}") ?? {};
  const plain = propsOf(limits.services, "{service}") ?? {};
  const list = listIn(priced, []);
  const [some, others] = [list && itemsAt(priced, list), list && itemsAt(plain, list)];
  if (!list || !some || !others) return undefined;
  const holds = (service: string, price: string) => {
    const shown = JSON.stringify(propsOf(1, service, price));
    return shown?.includes(`"${service}"`) && shown.includes(`"${price}"`);
  };
  return {
    key,
    block: {
      ...block,
      props: withItems(withoutCounts({ ...block, props: priced }, definition).props, list, []),
    },
    list,
    items: some.map((item, index) => ({ priced: item, plain: others[index] ?? item })),
    longest: {
      service: longest(limits.service, (text) => holds(text, "1")),
      price: longest(limits.price, (text) => holds("a", text)),
    },
  };
}

/** The same in the block that every design has for it. */
export function commonForm(key: string, blocks: BlockRegistry): ServicesForm {
  const { form } = overflowOf("offers", blocks);
  const section: ContentSection = { key, role: "offers", heading: {}, actions: [], records: [] };
  const found = servicesForm(key, form, section, blocks);
  if (!found) throw new Error(`${form.type} cannot say what a business offers`);
  return found;
}

/** How many letters a text may have at most, `most` or fewer. */
function longest(most: number, holds: (text: string) => boolean | undefined): number {
  for (let length = most; length > 1; length -= 1) if (holds("b".repeat(length))) return length;
  return 1;
}

/** Where the list is whose every item names a service. */
function listIn(value: unknown, path: Path): Path | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const isList =
    Array.isArray(value) &&
    value.length === limits.services &&
    value.every((item) => JSON.stringify(item).includes("{service}"));
  if (isList) return path;
  for (const [name, inner] of Object.entries(value)) {
    const found = listIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
}

function itemsAt(value: unknown, path: Path): object[] | undefined {
  const found = path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
    value,
  );
  return Array.isArray(found) ? found : undefined;
}

function withItems<Value>(value: Value, path: Path, items: readonly object[]): Value {
  const [name, ...rest] = path;
  if (name === undefined) return items as Value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const inner = copy as Record<string, unknown>;
  inner[name] = withItems(inner[name], rest, items);
  return copy as Value;
}
