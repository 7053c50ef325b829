import { fullest } from "../../../fullest-sample.ts";
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
  most: fullest(callOutProps, callOut),
};
