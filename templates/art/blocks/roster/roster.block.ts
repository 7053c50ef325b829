import { defineBlock } from "../../../../engine/blocks/block.ts";
import { rosterProps } from "./roster.props.ts";
import { rosterSamples } from "./roster.samples.ts";
import { Roster } from "./roster.tsx";

export const rosterBlock = defineBlock({
  type: "art/roster",
  schema: rosterProps,
  View: Roster,
  // Each work stands with its artist.
  says: { works: () => undefined },
  samples: rosterSamples,
});
