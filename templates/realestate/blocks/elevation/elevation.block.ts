import { defineBlock } from "../../../../engine/blocks/block.ts";
import { elevationProps } from "./elevation.props.ts";
import { elevationSamples } from "./elevation.samples.ts";
import { Elevation } from "./elevation.tsx";

export const elevationBlock = defineBlock({
  type: "realestate/elevation",
  schema: elevationProps,
  // Rolled drawings and models are what an architect carries.
  neutral: ({ people, ...props }) => ({
    ...props,
    people: people.map(({ carries, ...person }) =>
      carries === "roll" || carries === "model" ? person : { ...person, carries },
    ),
  }),
  View: Elevation,
  samples: elevationSamples,
});
