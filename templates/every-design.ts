import { art } from "./art/design.ts";
import { crypto } from "./crypto/design.ts";
import type { Design } from "./design.ts";
import { electrician } from "./electrician/design.ts";
import { fashion } from "./fashion/design.ts";
import { fitness } from "./fitness/design.ts";
import { food } from "./food/design.ts";
import { gaming } from "./gaming/design.ts";
import { gardening } from "./gardening/design.ts";
import { luxury } from "./luxury/design.ts";
import { music } from "./music/design.ts";
import { nonprofit } from "./nonprofit/design.ts";
import { painting } from "./painting/design.ts";
import { pestcontrol } from "./pestcontrol/design.ts";
import { plumbing } from "./plumbing/design.ts";
import { poolbuilder } from "./poolbuilder/design.ts";
import { realestate } from "./realestate/design.ts";
import { restaurant } from "./restaurant/design.ts";
import { roofing } from "./roofing/design.ts";
import { saas } from "./saas/design.ts";
import { solar } from "./solar/design.ts";
import { sports } from "./sports/design.ts";
import { tech } from "./tech/design.ts";
import { travel } from "./travel/design.ts";
import { treeservice } from "./treeservice/design.ts";
import { wellness } from "./wellness/design.ts";

/** All designs with all that they can draw. For the renderer, builds and tests: a page takes only its own. */
export const everyDesign: readonly Design[] = [
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
];
