/*
 * Plinth, an office in Maine that sells nine houses and builds a model of each before it does.
 *
 * Who comes and why: people who would rather see the plan than the sofa. They compare sizes, want to know what is wrong
 * with a house and what it costs a month, and come to see the models before the rooms.
 * In three words: measured, dry, generous.
 * Type: Jost, light and in spaced capitals, for whatever a draftsman would letter; EB Garamond for what is read.
 * Palette: drafting film (paper), white film (raised), graphite (ink and buttons), warm gray (second ground), and a
 * vermilion pencil that only corrects.
 * Grid: a drawing sheet with zones at its margins; every page ends in the title block at the lower right.
 * Signature move: floor plans as drawings made from figures in meters, drawn wall by wall as one comes to them; the
 * first of them has the picture hanging in its court.
 * No other demo has: nine plans side by side at one scale, with the bar to prove it, and agents as scale figures.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { RealestateBlock } from "./blocks/blocks.ts";
import { wholeHouses } from "./content/sheets.ts";
import { frame } from "./frame.ts";
import { agentsPage } from "./pages/agents.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { listingsPage } from "./pages/listings.ts";
import { propertyPage } from "./pages/property.ts";
import { propertyMissing } from "./pages/property-missing.ts";

export const site = {
  ...frame,
  collections: { houses: wholeHouses },
  pages: {
    "/": home,
    "/listings": listingsPage,
    "/property/:id": propertyPage,
    "/agents": agentsPage,
    "/contact": contact,
    "/property/404": propertyMissing,
  },
} satisfies SiteDocument<CoreBlock | RealestateBlock>;
