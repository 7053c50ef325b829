import { designs } from "beginning:designs";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { knownDesigns, readTemplateList } from "../../start/known-templates.ts";

/**
 * What a site of the design `slug` begins with in this trade, as the studio has it: that of the design's own where none is said. Throws
 * where there is no such design, or it cannot be loaded.
 */
export async function beginningFor(slug: string, trade: string | undefined): Promise<SiteDocument> {
  const load = designs[slug];
  if (!load) throw new Error(`there is no design called ${slug}`);
  const [{ beginnings }, list] = await Promise.all([load(), trade ? readTemplateList() : undefined]);
  const chosen = list && knownDesigns(list).chosen(slug);
  return !trade || suitsTrade(slug, trade, chosen) ? beginnings.own : beginnings.other;
}
