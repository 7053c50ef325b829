import type { Brand } from "../../../contract/brand.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { openBackend } from "../../account/open-backend.ts";
import { type BrandedSites, readBrandedSites } from "./read-branded-sites.ts";

export type KeptBrand = { brand: Brand; revision: number };

/** The brand of whoever is signed in; undefined where there is none yet. Throws what the service answers instead. */
export async function readBrand(): Promise<KeptBrand | undefined> {
  const { data } = await openBackend();
  const { data: row, error } = await data.from("brands").select("brand, revision").maybeSingle();
  if (error) throw error;
  // The server let nothing in that is no brand.
  return row ? { brand: row.brand as Brand, revision: row.revision } : undefined;
}

export type BrandPageData = {
  kept: KeptBrand | undefined;
  first: Brand;
  sites: BrandedSites;
  design: string;
};

/** What the page begins with: the brand, or what the last site says of the business, and the sites that may wear it. */
export async function readBrandPage(): Promise<BrandPageData> {
  const [kept, sites] = await Promise.all([readBrand(), readBrandedSites()]);
  const [last] = sites.sites;
  const earlier = !kept && last ? await factsOf(last.id) : undefined;
  const first = kept?.brand ?? { facts: earlier ?? { name: "" }, claims: [], look: {} };
  return { kept, first, sites, design: last?.template ?? "wellness" };
}

async function factsOf(site: string): Promise<Brand["facts"] | undefined> {
  const { data } = await openBackend();
  const { data: draft } = await data.from("drafts").select("document").eq("site", site).maybeSingle();
  return (draft?.document as SiteDocument | undefined)?.facts;
}
