import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { factNames, referencesIn } from "../../../engine/facts/references.ts";
import { tellFacts } from "../../../engine/facts/tell-facts.ts";
import { keepReferences, withoutBraces } from "../typing/keep-references.ts";
import { factName, fieldName } from "./form-words.ts";

/** One thing that a text refers to, as a field shows it: a fact as it reads, anything else as its name in square brackets. */
export type ToldReference = { read: string; isFact: boolean };

/** The text `kept` as a field shows it, with what it tells. */
export function toldText(
  kept: string,
  site: SiteDocument | undefined,
): { read: string; told: ToldReference[] } {
  const names = site && kept.includes("{") ? referencesIn(kept) : [];
  if (!site || names.length === 0) return { read: kept, told: [] };
  const read = kept.replaceAll(inBraces, (reference) => tell(reference, site).read);
  return { read, told: names.map((name) => tell(`{${name}}`, site)) };
}

/**
 * What the document keeps when somebody has made `next` of the text `kept`, which a field shows told: what was not touched goes on
 * referring to what it referred to. A fact that is typed by its name in braces is told too; other braces become the other kind.
 */
export function keptText(kept: string, next: string, site: SiteDocument | undefined): string {
  if (!site || (!kept.includes("{") && !/[{}]/.test(next))) return next;
  const { read } = toldText(kept, site);
  const told = (reference: string) => tell(reference, site).read;
  return keepReferences(kept, read, next, told, withKnownFacts) ?? withKnownFacts(next);
}

const inBraces = /\{[^{}]+\}/g;
const known: ReadonlySet<string> = new Set(factNames);

function withKnownFacts(text: string): string {
  return text
    .split(/(\{[a-zA-Z]+\})/)
    .map((piece) => (known.has(piece.slice(1, -1)) && piece.startsWith("{") ? piece : withoutBraces(piece)))
    .join("");
}

function tell(reference: string, site: SiteDocument): ToldReference {
  const name = reference.slice(1, -1);
  const told = tellFacts({ text: reference }, site).text as string | undefined;
  if (told !== undefined && told !== "" && !told.includes("{")) return { read: told, isFact: true };
  const [field = name, ...more] = name.split(/[.:]/);
  const called = field === "record" && more[0] ? fieldName(more[0]).toLowerCase() : factName(field);
  return { read: `[${called}]`, isFact: false };
}
