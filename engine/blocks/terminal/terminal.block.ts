import { defineBlock } from "../block.ts";
import { terminalProps } from "./terminal.props.ts";
import { terminalSamples } from "./terminal.samples.ts";
import { Terminal } from "./terminal.tsx";

export const terminalBlock = defineBlock({
  type: "terminal",
  schema: terminalProps,
  View: Terminal,
  samples: terminalSamples,
});
