import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { floorPlan, mortgage, neighbors, property } from "../content/property.ts";

/** The sheet of each house. */
export const propertyPage = pageOf<RealestateBlock>({
  record: "houses",
  seo: { title: "{record.headline} | {name}", description: "{record.summary}" },
  sections: {
    property: { type: "realestate/property", props: property },
    plan: { type: "realestate/floor-plan", tone: "raised", props: floorPlan },
    mortgage: { type: "realestate/mortgage", props: mortgage },
    neighbors: { type: "realestate/neighbors", tone: "deep", props: neighbors },
  },
});
