import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Facts } from "../../../engine/facts/facts.ts";

/** Facts that are told in other words than they are said in are changed where they are said. */
const simple = [
  "name",
  "shortName",
  "trade",
  "phone",
  "email",
  "street",
  "city",
  "region",
  "postalCode",
  "area",
  "licence",
] as const;

export type SimpleFact = (typeof simple)[number];

/** The fact that `text` tells and nothing else, where it reads as it is said (`{phone}`); for a short name that nobody has said, the name. */
export function toldFact(text: unknown, { shortName }: Facts): SimpleFact | undefined {
  const name = typeof text === "string" ? /^\{([a-zA-Z]+)\}$/.exec(text)?.[1] : undefined;
  if (name === "shortName" && shortName === undefined) return "name";
  return simple.find((fact) => fact === name);
}

/** In how many places of a site the fact is told, or led to. */
export function placesOfFact(
  { pages, nav, footer, collections, seo }: SiteDocument,
  fact: SimpleFact,
): number {
  const text = JSON.stringify([pages, nav, footer, collections, seo]);
  return text.match(new RegExp(`\\{${fact}\\}|"fact:${fact}[?"]`, "g"))?.length ?? 0;
}
