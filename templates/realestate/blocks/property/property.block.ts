import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Property } from "./live.tsx";
import { propertyProps } from "./property.props.ts";
import { propertySamples } from "./property.samples.ts";

export const propertyBlock = defineBlock({
  type: "realestate/property",
  schema: propertyProps,
  // The figures of a house are not those of other goods, and the town is that of the sample.
  neutral: ({ plates: { map: _, ...plates }, labels: { price }, ...props }) => ({
    ...props,
    plates,
    labels: { price },
  }),
  View: Property,
  isLive: true,
  samples: propertySamples,
});
