import { stressProps } from "../../../../engine/document/stress-props.ts";
import { callOut } from "../../content/home.ts";
import { type CallOutProps, callOutProps } from "./call-out.props.ts";

export const callOutSamples: Record<string, CallOutProps> = {
  usual: callOut,
  least: {
    heading: { title: "Dark?" },
    button: "Call",
  },
  short: {
    heading: { title: "A table for tonight, or for sixty", lead: "Ask before four." },
    button: "Call",
    phone: callOut.phone,
    actions: [{ label: "Reserve", href: "#reserve" }],
  },
  most: stressProps(callOutProps, callOut, "most"),
};
