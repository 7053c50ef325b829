import { badgeLegendBlock } from "./badge-legend/badge-legend.block.ts";
import type { BlockOf, BlockRegistry } from "./block.ts";
import { callToActionBlock } from "./call-to-action/call-to-action.block.ts";
import { cardGridBlock } from "./card-grid/card-grid.block.ts";
import { chipsBlock } from "./chips/chips.block.ts";
import { contactPanelBlock } from "./contact-panel/contact-panel.block.ts";
import { dataTableBlock } from "./data-table/data-table.block.ts";
import { faqBlock } from "./faq/faq.block.ts";
import { featureRowsBlock } from "./feature-rows/feature-rows.block.ts";
import { formBlock } from "./form/form.block.ts";
import { galleryBlock } from "./gallery/gallery.block.ts";
import { heroBlock } from "./hero/hero.block.ts";
import { hoursBlock } from "./hours/hours.block.ts";
import { mapBlock } from "./map/map.block.ts";
import { marqueeBlock } from "./marquee/marquee.block.ts";
import { menuListBlock } from "./menu-list/menu-list.block.ts";
import { newsletterBlock } from "./newsletter/newsletter.block.ts";
import { priceListBlock } from "./price-list/price-list.block.ts";
import { pricingTiersBlock } from "./pricing-tiers/pricing-tiers.block.ts";
import { processStepsBlock } from "./process-steps/process-steps.block.ts";
import { proseBlock } from "./prose/prose.block.ts";
import { quoteBlock } from "./quote/quote.block.ts";
import { registryOf } from "./registry.ts";
import { searchBoxBlock } from "./search-box/search-box.block.ts";
import { statsBlock } from "./stats/stats.block.ts";
import { teamBlock } from "./team/team.block.ts";
import { terminalBlock } from "./terminal/terminal.block.ts";
import { testimonialsBlock } from "./testimonials/testimonials.block.ts";
import { timelineBlock } from "./timeline/timeline.block.ts";
import { valuesBlock } from "./values/values.block.ts";
import { whyChooseBlock } from "./why-choose/why-choose.block.ts";

const definitions = [
  heroBlock,
  cardGridBlock,
  featureRowsBlock,
  galleryBlock,
  timelineBlock,
  teamBlock,
  valuesBlock,
  testimonialsBlock,
  quoteBlock,
  marqueeBlock,
  chipsBlock,
  searchBoxBlock,
  newsletterBlock,
  callToActionBlock,
  statsBlock,
  badgeLegendBlock,
  contactPanelBlock,
  dataTableBlock,
  faqBlock,
  formBlock,
  hoursBlock,
  mapBlock,
  menuListBlock,
  priceListBlock,
  pricingTiersBlock,
  processStepsBlock,
  proseBlock,
  terminalBlock,
  whyChooseBlock,
] as const;

/** The blocks that every site may use, by type. */
export const coreBlocks: BlockRegistry = registryOf(definitions);

export type CoreBlock = BlockOf<(typeof definitions)[number]>;
