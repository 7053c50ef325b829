import { stressProps } from "../../../../engine/document/stress-props.ts";
import { callOut } from "../../content/home.ts";
import { type CallOutProps, callOutProps } from "./call-out.props.ts";

export const callOutSamples: Record<string, CallOutProps> = {
  usual: callOut,
  least: {
    heading: { title: "Dark?" },
    button: "Call",
    steps: [{ title: "Look at the street." }],
    estimate: { title: "Free estimate" },
  },
  most: stressProps(callOutProps, callOut, "most"),
};
