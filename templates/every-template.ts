import type { z } from "zod";
import type { BlockRegistry } from "../engine/blocks/block.ts";
import { coreBlocks } from "../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../engine/blocks/registry.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { RecordData } from "../engine/render/page-head.ts";
import { artBlocks } from "./art/blocks/blocks.ts";
import { artCollections } from "./art/collections.ts";
import { site as art } from "./art/site.ts";
import { cryptoBlocks } from "./crypto/blocks/blocks.ts";
import { cryptoCollections } from "./crypto/collections.ts";
import { site as crypto } from "./crypto/site.ts";
import { electricianBlocks } from "./electrician/blocks/blocks.ts";
import { site as electrician } from "./electrician/site.ts";
import { fashionBlocks } from "./fashion/blocks/blocks.ts";
import { fashionCollections } from "./fashion/collections.ts";
import { recordData as fashionData } from "./fashion/record-data.ts";
import { site as fashion } from "./fashion/site.ts";
import { fitnessBlocks } from "./fitness/blocks/blocks.ts";
import { fitnessCollections } from "./fitness/collections.ts";
import { site as fitness } from "./fitness/site.ts";
import { foodBlocks } from "./food/blocks/blocks.ts";
import { site as food } from "./food/site.ts";
import { gamingBlocks } from "./gaming/blocks/blocks.ts";
import { site as gaming } from "./gaming/site.ts";
import { gardeningBlocks } from "./gardening/blocks/blocks.ts";
import { site as gardening } from "./gardening/site.ts";
import { luxuryBlocks } from "./luxury/blocks/blocks.ts";
import { site as luxury } from "./luxury/site.ts";
import { musicBlocks } from "./music/blocks/blocks.ts";
import { site as music } from "./music/site.ts";
import { nonprofitBlocks } from "./nonprofit/blocks/blocks.ts";
import { site as nonprofit } from "./nonprofit/site.ts";
import { paintingBlocks } from "./painting/blocks/blocks.ts";
import { site as painting } from "./painting/site.ts";
import { pestcontrolBlocks } from "./pestcontrol/blocks/blocks.ts";
import { site as pestcontrol } from "./pestcontrol/site.ts";
import { plumbingBlocks } from "./plumbing/blocks/blocks.ts";
import { site as plumbing } from "./plumbing/site.ts";
import { poolbuilderBlocks } from "./poolbuilder/blocks/blocks.ts";
import { site as poolbuilder } from "./poolbuilder/site.ts";
import { realestateBlocks } from "./realestate/blocks/blocks.ts";
import { realestateCollections } from "./realestate/collections.ts";
import { recordData as realestateData } from "./realestate/record-data.ts";
import { site as realestate } from "./realestate/site.ts";
import { restaurantBlocks } from "./restaurant/blocks/blocks.ts";
import { site as restaurant } from "./restaurant/site.ts";
import { roofingBlocks } from "./roofing/blocks/blocks.ts";
import { site as roofing } from "./roofing/site.ts";
import { saasBlocks } from "./saas/blocks/blocks.ts";
import { saasCollections } from "./saas/collections.ts";
import { site as saas } from "./saas/site.ts";
import { solarBlocks } from "./solar/blocks/blocks.ts";
import { site as solar } from "./solar/site.ts";
import { sportsBlocks } from "./sports/blocks/blocks.ts";
import { site as sports } from "./sports/site.ts";
import { techBlocks } from "./tech/blocks/blocks.ts";
import { site as tech } from "./tech/site.ts";
import { travelBlocks } from "./travel/blocks/blocks.ts";
import { site as travel } from "./travel/site.ts";
import { treeserviceBlocks } from "./treeservice/blocks/blocks.ts";
import { site as treeservice } from "./treeservice/site.ts";
import { wellnessBlocks } from "./wellness/blocks/blocks.ts";
import { site as wellness } from "./wellness/site.ts";

export type Template = {
  slug: string;
  site: SiteDocument;
  /** The core blocks and its own. */
  blocks: BlockRegistry;
  /** What the records of its collections are. */
  collections?: Readonly<Record<string, z.ZodType>>;
  /** What search engines are told of the records that have pages, by collection. */
  recordData?: Readonly<Record<string, RecordData>>;
};

/** All templates with all that they can draw. For tests and builds: a page takes only its own. */
export const everyTemplate: readonly Template[] = [
  {
    slug: "art",
    site: art,
    blocks: joinRegistries(coreBlocks, artBlocks),
    collections: artCollections,
  },
  {
    slug: "crypto",
    site: crypto,
    blocks: joinRegistries(coreBlocks, cryptoBlocks),
    collections: cryptoCollections,
  },
  { slug: "electrician", site: electrician, blocks: joinRegistries(coreBlocks, electricianBlocks) },
  {
    slug: "fashion",
    site: fashion,
    blocks: joinRegistries(coreBlocks, fashionBlocks),
    collections: fashionCollections,
    recordData: fashionData,
  },
  {
    slug: "fitness",
    site: fitness,
    blocks: joinRegistries(coreBlocks, fitnessBlocks),
    collections: fitnessCollections,
  },
  { slug: "food", site: food, blocks: joinRegistries(coreBlocks, foodBlocks) },
  { slug: "gaming", site: gaming, blocks: joinRegistries(coreBlocks, gamingBlocks) },
  { slug: "gardening", site: gardening, blocks: joinRegistries(coreBlocks, gardeningBlocks) },
  { slug: "luxury", site: luxury, blocks: joinRegistries(coreBlocks, luxuryBlocks) },
  { slug: "music", site: music, blocks: joinRegistries(coreBlocks, musicBlocks) },
  { slug: "nonprofit", site: nonprofit, blocks: joinRegistries(coreBlocks, nonprofitBlocks) },
  { slug: "painting", site: painting, blocks: joinRegistries(coreBlocks, paintingBlocks) },
  { slug: "pestcontrol", site: pestcontrol, blocks: joinRegistries(coreBlocks, pestcontrolBlocks) },
  { slug: "plumbing", site: plumbing, blocks: joinRegistries(coreBlocks, plumbingBlocks) },
  { slug: "poolbuilder", site: poolbuilder, blocks: joinRegistries(coreBlocks, poolbuilderBlocks) },
  {
    slug: "realestate",
    site: realestate,
    blocks: joinRegistries(coreBlocks, realestateBlocks),
    collections: realestateCollections,
    recordData: realestateData,
  },
  { slug: "restaurant", site: restaurant, blocks: joinRegistries(coreBlocks, restaurantBlocks) },
  { slug: "roofing", site: roofing, blocks: joinRegistries(coreBlocks, roofingBlocks) },
  {
    slug: "saas",
    site: saas,
    blocks: joinRegistries(coreBlocks, saasBlocks),
    collections: saasCollections,
  },
  { slug: "solar", site: solar, blocks: joinRegistries(coreBlocks, solarBlocks) },
  { slug: "sports", site: sports, blocks: joinRegistries(coreBlocks, sportsBlocks) },
  { slug: "tech", site: tech, blocks: joinRegistries(coreBlocks, techBlocks) },
  { slug: "travel", site: travel, blocks: joinRegistries(coreBlocks, travelBlocks) },
  { slug: "treeservice", site: treeservice, blocks: joinRegistries(coreBlocks, treeserviceBlocks) },
  { slug: "wellness", site: wellness, blocks: joinRegistries(coreBlocks, wellnessBlocks) },
];
