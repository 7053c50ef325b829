import { shownSections } from "../../../engine/checks/shown-sections.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { fieldAt, pathOf } from "../fields/schema-at.ts";
import type { DesignForms } from "../form/design-forms.ts";
import type { FormSchema } from "../form/form-schema.ts";

/** A section that says what the template said: in whole, or in part, or as what opens its page, which then is not hidden with the others. */
export type SampleSection = {
  page: string;
  section: string;
  type: string;
  isHideable: boolean;
  /** What of it nobody has written yet, where somebody has begun to: the places, and how many words stand there. */
  left?: { places: readonly string[]; words: number };
};

/** What is true of anybody, whoever's words it is: it need not be written anew. */
const ofAnybody: ReadonlySet<string | undefined> = new Set(["label", "ornament"]);

/**
 * The sections that visitors see and that still say the template's words. One that somebody has begun to write is among them as
 * long as words of it are left which say something of a business. A form is none of them: what it asks is true of every business.
 */
export function samplesInDraft(
  site: SiteDocument,
  forms: DesignForms,
  openings: Readonly<Record<string, string | undefined>>,
): SampleSection[] {
  return shownSections(site).flatMap(({ page, key, block, of }): SampleSection[] => {
    const samples = samplesOf(of, key);
    if (samples === undefined || block.type === "form") return [];
    const found = {
      page,
      section: key,
      type: block.type,
      isHideable: samples === true && openings[page] !== key,
    };
    if (samples === true) return [found];
    const schema = (forms.blocks[block.type]?.schema ?? {}) as FormSchema;
    const left = samples.flatMap((place) => {
      const field = fieldAt(schema, block.props, pathOf(place));
      const words = ofAnybody.has(field?.schema.textClass) ? 0 : countWords(field?.value);
      return words > 0 ? [{ place, words }] : [];
    });
    if (left.length === 0) return [];
    const words = left.reduce((sum, one) => sum + one.words, 0);
    return [{ ...found, left: { places: left.map(({ place }) => place), words } }];
  });
}

/** What refers to a fact is no word of the template's. */
function countWords(text: unknown): number {
  if (typeof text !== "string") return 0;
  return text.replaceAll(/\{[^{}]*\}/g, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
