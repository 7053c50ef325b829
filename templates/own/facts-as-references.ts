import type { Facts } from "../../engine/facts/facts.ts";

/** What stands in braces already, and is no word of anybody. */
const inBraces = /(\{[^{}]*\})/;

const addressOfMail = /[^\s@<>(),;:"{}]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gu;
const addressOfSite = /(?:https?:\/\/|www\.)[^\s<>"{}]+/giu;
/** Written as numbers are that somebody calls: with the country's, an area's in brackets, or in groups after a 0. */
const number =
  /(?:\+\d|\(\d{2,5}\)|(?<![\d.,/-])0\d{2,5}[ /-])[\d()/ .-]{4,20}\d|(?<![\d.-])\d{3}[-.]\d{3}[-.]\d{4}(?![\d.-]\d)/gu;
const anyNumber = /\+?[\d(][\d()/ .-]{4,22}\d/gu;

type Rule = { pattern: RegExp; put: (found: string) => string };

/**
 * What makes of a text that says facts of a business one that refers to them, so that whoever wears it next says their own: its
 * name, how and where it is reached, since when there is it. Other mail addresses, numbers to call and addresses of websites are
 * somebody's too, and go by the business's own.
 */
export function factsAsReferences(facts: Facts): (text: string) => string {
  const rules = rulesFor(facts);
  return (text) => rules.reduce(told, text);
}

/** `text` by one rule; what runs into a reference, "https://{slug}.example", tells the facts of whoever has the text already. */
function told(text: string, { pattern, put }: Rule): string {
  const pieces = text.split(inBraces);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece;
      const runsOn = (end: number) => end === piece.length && index < pieces.length - 1;
      return piece.replaceAll(pattern, (found: string, at: number) =>
        /^(?:https?:|www\.)/i.test(found) && runsOn(at + found.length) ? found : put(found),
      );
    })
    .join("");
}

/** Whether a text says what tells who a business is, or how it is reached. */
export function saysFacts(facts: Facts): (text: string) => boolean {
  const { name, shortName, phone, email, street } = facts;
  const rules = rulesFor({
    name,
    ...(shortName && { shortName }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(street && { street }),
  });
  return (text) => rules.some((rule) => told(text, rule) !== text);
}

function rulesFor(facts: Facts): Rule[] {
  const { phone, region, city, founded, hours } = facts;
  const digits = phone?.replace(/\D/g, "").replace(/^0+/, "") ?? "";
  const isOwn = (found: string) => digits.length >= 5 && found.replace(/\D/g, "").endsWith(digits.slice(-9));
  return [
    { pattern: addressOfMail, put: () => "{email}" },
    { pattern: addressOfSite, put: () => "{name}" },
    { pattern: anyNumber, put: (found) => (isOwn(found) ? "{phone}" : found) },
    { pattern: number, put: () => "{phone}" },
    ...rule(facts.street, "street"),
    ...rule(facts.area, "area"),
    ...rule(facts.name, "name"),
    ...rule(facts.shortName, "shortName"),
    ...rule(facts.licence, "licence"),
    ...rule(hours?.line, "hours"),
    ...rule(city, "city"),
    ...(city && region ? [{ ...wordsOf(`, ${region}`), put: () => ", {region}" }] : []),
    ...(region && region.length > 3 ? rule(region, "region") : []),
    ...rule(facts.postalCode, "postalCode"),
    ...rule(founded?.toString(), "founded"),
  ];
}

function rule(fact: string | undefined, name: string): Rule[] {
  // One letter is in every word.
  if (fact === undefined || fact.length < 2) return [];
  return [{ ...wordsOf(fact), put: () => `{${name}}` }];
}

/** Finds `text` as people write it, between other words; one word alone as it is written, or in capitals: it may be a common one. */
function wordsOf(text: string): Pick<Rule, "pattern"> {
  const words = text.trim().split(/\s+/);
  const isAlone = words.length === 1 && !/[\d@]/.test(text);
  const written = words
    .map((word) =>
      word === "&" || word.toLowerCase() === "and"
        ? "(?:&|and)"
        : [...word].map((letter) => (/['’]/.test(letter) ? "['’]" : escaped(letter))).join(""),
    )
    .join("[\\s\\u00a0]+");
  const either = isAlone ? `${written}|${escaped(text.toUpperCase())}` : written;
  const before = /^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : "";
  const after = /[\p{L}\p{N}]$/u.test(text) ? "(?![\\p{L}\\p{N}])" : "";
  return { pattern: new RegExp(`${before}(?:${either})${after}`, isAlone ? "gu" : "giu") };
}

function escaped(text: string): string {
  // A hyphen means nothing outside of brackets, and by the rules of `u` it may not be escaped there.
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
