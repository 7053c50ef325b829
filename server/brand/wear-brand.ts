import type { Brand } from "../../contract/brand.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { wearLook } from "../../engine/theme/wear-look.ts";

/**
 * A site in a brand: who the business is, and how it looks in the design that it wears. What it says besides stays, and so do facts
 * of which the brand says nothing.
 */
export function wearBrand(site: SiteDocument, { facts, look }: Brand): SiteDocument {
  return { ...site, facts: { ...site.facts, ...facts }, theme: wearLook(site.theme, look).theme };
}
