import type { BlockRegistry } from "../../engine/blocks/block.ts";
import { withoutDeadLinks } from "../../engine/document/dead-links.ts";
import { ownText } from "../../engine/document/samples.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { homeOf } from "./home-of.ts";
import { asksPrices, type SaidBeside, saidSections } from "./said-sections.ts";

/**
 * A site that begins, whose first page says what somebody has said of the business in the places where the fitting room shows
 * it: none of that is a sample any more.
 */
export function withSaid(site: SiteDocument, blocks: BlockRegistry, said: SaidBeside): SiteDocument {
  const page = site.pages["/"];
  if (!page) return site;
  const home = homeOf(site, { blocks });
  const sections = saidSections(home, said);
  const shown = {
    ...page,
    order: sections.map(({ key }) => key),
    sections: Object.fromEntries(sections.map(({ key, block }) => [key, block])),
    samples: Object.fromEntries(
      Object.entries(page.samples ?? {}).filter(([key]) =>
        sections.some((section) => section.key === key && section.what !== "services"),
      ),
    ),
  };
  const { key, path } = home.lead ?? { key: "", path: [] };
  const lead = sections.find(({ what }) => what === "sentence");
  const schema = lead && blocks.get(lead.block.type)?.schema;
  const own = schema ? ownText(shown, key, path.join("/"), schema) : shown;
  const { action, ...nav } = site.nav;
  const frame = asksPrices(said) && home.isActionPriced ? { ...site, nav } : site;
  return withoutDeadLinks({ ...frame, pages: { ...site.pages, "/": own } }, blocks);
}
