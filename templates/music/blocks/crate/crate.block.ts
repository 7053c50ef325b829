import { defineBlock } from "../../../../engine/blocks/block.ts";
import { crateProps } from "./crate.props.ts";
import { crateSamples } from "./crate.samples.ts";
import { Crate } from "./crate.tsx";

export const crateBlock = defineBlock({
  type: "music/crate",
  schema: crateProps,
  // When a record came out is nobody else's year.
  neutral: ({ releases, ...props }) => ({
    ...props,
    releases: releases.map(({ year: _, ...release }) => release),
  }),
  View: Crate,
  samples: crateSamples,
});
