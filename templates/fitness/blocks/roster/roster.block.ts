import { defineBlock } from "../../../../engine/blocks/block.ts";
import { rosterProps } from "./roster.props.ts";
import { rosterSamples } from "./roster.samples.ts";
import { Roster } from "./roster.tsx";

export const rosterBlock = defineBlock({
  type: "fitness/roster",
  schema: rosterProps,
  View: Roster,
  // Records are lifted, or run, here alone.
  neutral: ({ people, ...props }) => ({
    ...props,
    people: people.map(({ record: _, object: __, ...person }) => person),
  }),
  samples: rosterSamples,
});
