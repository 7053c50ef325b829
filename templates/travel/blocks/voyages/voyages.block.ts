import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type VoyagesProps, voyagesProps } from "./voyages.props.ts";
import { voyagesSamples } from "./voyages.samples.ts";
import { Voyages } from "./voyages.tsx";

export const voyagesBlock = defineBlock({
  type: "travel/voyages",
  schema: voyagesProps,
  View: Voyages,
  isLive: ({ none }) => none !== undefined,
  neutral: ({ title, labels, fields, submitLabel, berth, voyages }): VoyagesProps => ({
    title,
    labels,
    fields,
    submitLabel,
    berth,
    voyages: voyages.map(({ name, price, description, picture }) => ({ name, price, description, picture })),
  }),
  samples: voyagesSamples,
});
