// The entry of `build/renderer`: all that the server knows of how sites begin, are read and drawn.
export { type BegunSite, beginSite, type SiteBeginning } from "./begin-site.ts";
export { type CheckedSite, checkSite } from "./check-site.ts";
export { type ComparedSites, compareSites } from "./compare-sites.ts";
export { type DesignForms, describeDesign, type FormSchema } from "./describe-design.ts";
export { drawOnePage } from "./draw-one-page.ts";
export type { Destination } from "./draw-page.tsx";
export { drawSite } from "./draw-site.ts";
export { hideSections, type SectionPlace } from "./hide-sections.ts";
export { type JudgedSite, judgeSite } from "./judge-site.ts";
export type { MovedContent } from "./moved-content.ts";
export {
  type MadeTemplate,
  makeTemplate,
  type OwnHomes,
  ownHomes,
} from "./own-template.ts";
export { type Improvement, type PouredSite, pourSite } from "./pour-site.ts";
export { type ReplacedSite, type ReturnedSite, replaceSite, returnSite } from "./replace-site.ts";
export type { PlacedCard, ShareCard } from "./share-card.ts";
export { sheetTexts } from "./sheets.ts";
export { SiteError } from "./site-error.ts";
