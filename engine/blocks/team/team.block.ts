import { defineBlock } from "../block.ts";
import { teamProps } from "./team.props.ts";
import { teamSamples } from "./team.samples.ts";
import { Team } from "./team.tsx";

export const teamBlock = defineBlock({ type: "team", schema: teamProps, View: Team, samples: teamSamples });
