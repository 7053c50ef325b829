import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { TreeserviceBlock } from "../blocks/blocks.ts";
import { estimate, reasons, services, storm, trailhead } from "../content/home.ts";

export const home: Page<CoreBlock | TreeserviceBlock> = {
  seo: {
    title: "Old Growth | Tree care in Boone, NC, (828) 555-0119",
    description:
      "Arborists for Watauga and Avery counties. Pruning from $280, storm crews at any hour, and an estimate that may tell you to leave it alone.",
  },
  blocks: [
    { type: "treeservice/rings", id: "rings", props: trailhead },
    { type: "treeservice/height", id: "services", tone: "deep", props: services },
    { type: "treeservice/stand", id: "why", props: reasons },
    { type: "treeservice/wind", id: "storm", tone: "accent", props: storm },
    { type: "treeservice/sheet", id: "estimate", props: estimate },
  ],
};
