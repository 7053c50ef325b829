import { isOwnPicture } from "./own-picture.ts";
import type { SiteDocument } from "./site-document.ts";

/**
 * The picture that a site has chosen to be shared with. One of a template is none that anybody chose: sites began with it once, and it
 * is of somebody else's business.
 */
export function chosenPicture({ seo }: Pick<SiteDocument, "seo">): SiteDocument["seo"]["picture"] {
  return seo.picture && isOwnPicture(seo.picture) ? seo.picture : undefined;
}
