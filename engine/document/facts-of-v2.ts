import type { z } from "zod";
import { factsSchema } from "../facts/facts.ts";

const longestName = 60;

type FactsOfV2 = {
  facts: { name: unknown; phone?: string; email?: string };
  /** In whole, what no fact holds as it was written. */
  kept: string[];
};

/**
 * The facts of a business as version 2 told search engines of it. What no fact can hold as it was written, such as an
 * extension behind a telephone number, comes as near as a fact can, and is kept.
 */
export function factsOfV2(business: { name: unknown; telephone: unknown; email: unknown }): FactsOfV2 {
  const { shape } = factsSchema;
  const kept: string[] = [];
  const fact = (written: unknown, schema: z.ZodType, nearest: (text: string) => string) => {
    if (typeof written !== "string" || written.trim() === "") return undefined;
    if (schema.safeParse(written).success) return written;
    kept.push(written.slice(0, 2000));
    const near = nearest(written);
    return schema.safeParse(near).success ? near : undefined;
  };
  const name = fact(business.name, shape.name, shortened) ?? business.name;
  const phone = fact(business.telephone, shape.phone, numberWithin);
  const email = fact(business.email, shape.email, (text) => text.trim());
  return { facts: { name, ...(phone && { phone }), ...(email && { email }) }, kept };
}

/** As many words of a name as a fact holds. */
function shortened(name: string): string {
  const plain = name.replaceAll(/[{}]/g, " ").replaceAll(/\s+/g, " ").trim();
  if (plain.length <= longestName) return plain;
  return plain.slice(0, plain.lastIndexOf(" ", longestName) + 1).trim() || plain.slice(0, longestName);
}

/** The number that stands first in a text. */
function numberWithin(text: string): string {
  return /\+?[\d()][\d()/ .-]*/.exec(text)?.[0].trim() ?? "";
}
