import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type CablesProps, cablesProps } from "./cables.props.ts";

export const cablesSamples: Record<string, CablesProps> = {
  usual: reasons,
  least: { cores: [{ title: "41 minutes" }] },
  plain: {
    heading: { title: "Why us" },
    drawing: "plain",
    cores: [{ title: "41 minutes" }, { title: "One price", text: "Day or night." }, { title: "Swept" }],
  },
  most: stressProps(cablesProps, reasons, "most"),
};
