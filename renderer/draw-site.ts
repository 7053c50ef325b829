import { chosenPicture } from "../engine/document/chosen-picture.ts";
import { pathsOf } from "../engine/document/page-at.ts";
import type { ParsedSite } from "../engine/document/parse-site.ts";
import { mostCards } from "../engine/render/card-words.ts";
import { toldSite } from "../engine/render/told-site.ts";
import { confirmationPages } from "./confirmation-pages.ts";
import { drawIcon } from "./draw-icon.ts";
import { type Destination, type DrawnPage, drawPage } from "./draw-page.tsx";
import { leadToPlaces } from "./lead-to-places.ts";
import { withMissingPage } from "./missing-page.ts";
import { readSite } from "./read-site.ts";
import { requireDrawable, withinMeasure } from "./require-drawable.ts";

export type DrawnSite = {
  /** The design whose sheets its pages wear, none for the engine's alone. */
  design: string;
  pages: DrawnPage[];
  /** SVG. */
  icon: string;
  /** Whether search engines are asked to leave all of it out. */
  isHidden: boolean;
  unknownBlocks: ParsedSite["unknownBlocks"];
};

/**
 * Every page of the site that `input` is (a document of any version, as JSON gives it), those of its records, the one
 * that answers for what it does not have and those that its forms lead to, as they are shown at the root of an origin. Throws `SiteError`.
 */
export function drawSite(input: unknown, to: Destination): DrawnSite {
  const { design, site: document, unknownBlocks } = readSite(input);
  const thanks = to.receiver === undefined ? {} : confirmationPages(document);
  const { picture: _, ...seo } = document.seo;
  const chosen = chosenPicture(document);
  const whole = withMissingPage({ ...document, seo: { ...seo, ...(chosen && { picture: chosen }) } });
  const site = toldSite({ ...whole, pages: { ...whole.pages, ...thanks } });
  const paths = new Set(pathsOf(site));
  requireDrawable(site, paths);
  const measured = withinMeasure();
  const pages = Array.from(paths, (path, index) => {
    const isListed = !Object.hasOwn(thanks, path);
    const cardOf = index < mostCards && isListed ? path : "/";
    return measured(drawPage(site, path, design, to, { isListed, cardOf }));
  });
  return {
    design: design.slug,
    pages: leadToPlaces(pages),
    icon: drawIcon(site.facts.name, site.theme),
    isHidden: site.seo.isHidden === true,
    unknownBlocks,
  };
}
