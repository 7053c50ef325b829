import type { Block } from "../../../engine/blocks/block.ts";
import type { Facts } from "../../../engine/facts/facts.ts";

/** How sections refer to facts that they show little without, by the name under which forms know these. */
const told = {
  hours: /\{hours[:}]/,
  address: /\{address[:}]/,
  phone: /\{phone\}|"fact:phone/,
  email: /"fact:email/,
};

/** The facts that `block` tells and nobody has said yet: without these it shows less than it could. */
export function missingFacts({ props }: Block, facts: Facts): string[] {
  const text = JSON.stringify(props);
  const said = { ...facts, address: facts.street };
  return Object.entries(told).flatMap(([name, pattern]) =>
    pattern.test(text) && !said[name as keyof typeof told] ? [name] : [],
  );
}
