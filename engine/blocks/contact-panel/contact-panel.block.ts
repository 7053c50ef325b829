import { defineBlock } from "../block.ts";
import { contactPanelProps } from "./contact-panel.props.ts";
import { contactPanelSamples } from "./contact-panel.samples.ts";
import { ContactPanel } from "./contact-panel.tsx";

export const contactPanelBlock = defineBlock({
  type: "contact-panel",
  schema: contactPanelProps,
  View: ContactPanel,
  samples: contactPanelSamples,
});
