import type { AnyBlockDefinition, Block } from "../../engine/blocks/block.ts";
import { mapTexts } from "../../engine/document/text-fields.ts";
import { roleHeading } from "../../engine/language/role-words.ts";

const price = /[$€£]\s?\d/;
const count = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

type Schema = AnyBlockDefinition["schema"];
type Place = readonly string[];
type Meta = Parameters<Parameters<typeof mapTexts>[2]>[1];

/** Whether a text of a sample asks a price. A sum that is a figure asks none. */
export function asksPrice(text: string, { part }: Meta): boolean {
  return price.test(text) && part !== "value";
}

/**
 * `block` without the prices that the fictional business asks, of whom none may stand beside those that a visitor types: each
 * goes with the least around it that the schema can do without. Undefined where that is the whole section. What only means
 * something within its block goes where it may be missing, and else belongs to a drawing.
 */
export function withoutPrices(block: Block, { schema }: AnyBlockDefinition): Block | undefined {
  return without(block, schema, asksPrice);
}

/** What says the services of a visitor, without a count of those of the sample, and without its prices. */
export function withoutCounts(block: Block, definition: AnyBlockDefinition): Block {
  const { schema } = definition;
  const named = mapTexts(schema, block.props, (text, { textClass }, place) =>
    textClass === "heading" && /(?:^|\/)title$/.test(place) && count.test(text)
      ? roleHeading("offers", "en-US")
      : text,
  ) as object;
  const isCounted = (text: string, { textClass }: Meta) => textClass === "heading" && count.test(text);
  const kept = schema.safeParse(named).success ? { ...block, props: named } : block;
  const uncounted = without(kept, schema, isCounted) ?? kept;
  return withoutPrices(uncounted, definition) ?? uncounted;
}

function without(
  block: Block,
  schema: Schema,
  isUnwanted: (text: string, meta: Meta) => boolean,
): Block | undefined {
  let props = block.props;
  const kept = new Set<string>();
  for (;;) {
    const found = firstText(schema, props, (text, meta, at) => !kept.has(at) && isUnwanted(text, meta));
    if (!found) return props === block.props ? block : { ...block, props };
    const { place, isBespoke } = found;
    // What is drawn as a list has as many items as its drawing.
    const outermost = isBespoke ? place.findLastIndex((name) => /^\d+$/.test(name)) + 1 : 0;
    const shorter = place
      .slice(outermost)
      .map((_, index) => place.slice(0, place.length - index))
      .map((path) => remove(props, path))
      .find((candidate) => schema.safeParse(candidate).success);
    if (shorter) props = shorter;
    else if (isBespoke) kept.add(place.join("/"));
    else return undefined;
  }
}

function firstText(
  schema: Schema,
  props: object,
  isIt: (text: string, meta: Meta, at: string) => boolean,
): { place: Place; isBespoke: boolean } | undefined {
  let found: { place: Place; isBespoke: boolean } | undefined;
  mapTexts(schema, props, (text, meta, at) => {
    if (!found && isIt(text, meta, at))
      found = { place: at.split("/"), isBespoke: meta.textClass === "bespoke" };
    return text;
  });
  return found;
}

/** A copy of `value` without what stands at `place`; a list that would be empty goes as well. */
export function remove<Value>(value: Value, [name = "", ...rest]: Place): Value {
  if (Array.isArray(value)) {
    const items =
      rest.length > 0
        ? value.map((item, index) => (String(index) === name ? remove(item, rest) : item))
        : value.filter((_, index) => String(index) !== name);
    return items as Value;
  }
  const { [name]: inner, ...others } = value as Record<string, unknown>;
  if (rest.length === 0) return others as Value;
  const left = remove(inner, rest);
  const isEmpty = Array.isArray(left) && left.length === 0;
  return { ...others, ...(!isEmpty && { [name]: left }) } as Value;
}
