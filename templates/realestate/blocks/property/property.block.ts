import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Property } from "./live.tsx";
import { propertyProps } from "./property.props.ts";
import { propertySamples } from "./property.samples.ts";

export const propertyBlock = defineBlock({
  type: "realestate/property",
  schema: propertyProps,
  opensPage: true,
  View: Property,
  samples: propertySamples,
});
