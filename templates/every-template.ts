import type { SiteDocument } from "../engine/document/site-document.ts";
import { site as art } from "./art/site.ts";
import { site as crypto } from "./crypto/site.ts";
import type { Design } from "./design.ts";
import { site as electrician } from "./electrician/site.ts";
import { everyDesign } from "./every-design.ts";
import { site as fashion } from "./fashion/site.ts";
import { site as fitness } from "./fitness/site.ts";
import { site as food } from "./food/site.ts";
import { site as gaming } from "./gaming/site.ts";
import { site as gardening } from "./gardening/site.ts";
import { site as luxury } from "./luxury/site.ts";
import { site as music } from "./music/site.ts";
import { site as nonprofit } from "./nonprofit/site.ts";
import { site as painting } from "./painting/site.ts";
import { site as pestcontrol } from "./pestcontrol/site.ts";
import { site as plumbing } from "./plumbing/site.ts";
import { site as poolbuilder } from "./poolbuilder/site.ts";
import { site as realestate } from "./realestate/site.ts";
import { site as restaurant } from "./restaurant/site.ts";
import { site as roofing } from "./roofing/site.ts";
import { site as saas } from "./saas/site.ts";
import { site as solar } from "./solar/site.ts";
import { site as sports } from "./sports/site.ts";
import { site as tech } from "./tech/site.ts";
import { site as travel } from "./travel/site.ts";
import { site as treeservice } from "./treeservice/site.ts";
import { site as wellness } from "./wellness/site.ts";

/** A design with the site of a fictional business. */
export type Template = Design & { site: SiteDocument };

const sites: Readonly<Record<string, SiteDocument>> = {
  art,
  crypto,
  electrician,
  fashion,
  fitness,
  food,
  gaming,
  gardening,
  luxury,
  music,
  nonprofit,
  painting,
  pestcontrol,
  plumbing,
  poolbuilder,
  realestate,
  restaurant,
  roofing,
  saas,
  solar,
  sports,
  tech,
  travel,
  treeservice,
  wellness,
};

/** All templates with all that they can draw. For tests and builds: a page takes only its own. */
export const everyTemplate: readonly Template[] = everyDesign.map((design) => {
  const site = sites[design.slug];
  if (!site) throw new Error(`the design ${design.slug} has no site`);
  return { ...design, site };
});
