import { factWordsOf } from "../language/fact-words-of.ts";
import { addressOf, localityOf } from "./address.ts";
import type { Facts } from "./facts.ts";
import { type HoursFormat, hoursLine, hoursRows, plainHours } from "./format-hours.ts";
import { dialledNumber } from "./phone.ts";
import type { FactListName, FactName } from "./references.ts";

/** Of whom the facts are told: the parts of a site document that it takes. */
export type FactSource = {
  facts: Facts;
  /** How the design writes them. */
  formats?: { hours?: HoursFormat | undefined } | undefined;
  seo: { language: string };
};

/** What each fact reads as within a text, by the name by which texts refer to it: `{phone}`. */
export function factTexts({
  facts,
  formats,
  seo,
}: FactSource): Readonly<Record<FactName, string | undefined>> {
  const {
    name,
    shortName = name,
    trade,
    phone,
    email,
    street,
    city,
    region,
    postalCode,
    area,
    licence,
  } = facts;
  const words = factWordsOf(seo.language);
  return {
    name,
    shortName,
    slug: slugOf(shortName),
    initial: [...name.trim()][0]?.toLocaleUpperCase(seo.language),
    trade,
    phone,
    email,
    street,
    city,
    region,
    postalCode,
    area,
    licence,
    founded: facts.founded?.toString(),
    locality: localityOf(facts),
    address: addressOf(facts),
    hours: facts.hours && hoursLine(facts.hours, words, formats?.hours ?? plainHours),
  };
}

/** A name as addresses have it (`fahrschule-kurve`); nothing of one without Latin letters. */
function slugOf(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "");
  return plain.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "") || undefined;
}

/** Where links to facts lead, by their `href`. */
export function factLinks({
  facts,
}: Pick<FactSource, "facts">): Readonly<Record<string, string | undefined>> {
  const { phone, email, booking, country } = facts;
  const address = addressOf(facts);
  return {
    "fact:phone": phone && `tel:${dialledNumber(phone, country)}`,
    "fact:email": email && `mailto:${email}`,
    "fact:booking": booking,
    "fact:map": address && `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
  };
}

/** Lists that a field takes from the facts as a whole, by what stands in its place. */
export function factLists({
  facts,
  formats,
  seo,
}: FactSource): Readonly<Record<FactListName, unknown[] | undefined>> {
  const { hours, street, social } = facts;
  const rows = hours && hoursRows(hours, factWordsOf(seo.language), formats?.hours ?? plainHours);
  const lines = [street, localityOf(facts)].filter((line) => line !== undefined);
  return {
    "{hours:rows}": rows,
    "{hours:lines}": rows?.flatMap(({ days, times, isClosed }) => (isClosed ? [] : [`${days}, ${times}`])),
    "{address:lines}": lines.length > 0 ? lines : undefined,
    "{social}": social,
  };
}
