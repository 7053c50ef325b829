import { pageOf } from "../../template-page.ts";
import type { TreeserviceBlock } from "../blocks/blocks.ts";
import { estimate, reasons, services, storm, trailhead } from "../content/home.ts";

export const home = pageOf<TreeserviceBlock>({
  seo: {
    title: "{name} | Tree care in {city}, {region}, {phone}",
    description:
      "Arborists for {area}. Pruning from $280, storm crews at any hour, and an estimate that may tell you to leave it alone.",
  },
  sections: {
    rings: { type: "treeservice/rings", id: "rings", props: trailhead },
    services: { type: "treeservice/height", id: "services", tone: "deep", props: services },
    why: { type: "treeservice/stand", id: "why", props: reasons },
    storm: { type: "treeservice/wind", id: "storm", tone: "accent", props: storm },
    estimate: { type: "treeservice/sheet", id: "estimate", props: estimate },
  },
});
