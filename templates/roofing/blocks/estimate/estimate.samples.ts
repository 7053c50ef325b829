import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/home.ts";
import { type EstimateProps, estimateProps } from "./estimate.props.ts";

const { picture, emergency, ...sheet } = estimate;

export const estimateSamples: Record<string, EstimateProps> = {
  usual: estimate,
  least: { title: "Ask us", steps: [{ title: "Call or write." }], picture },
  plain: { ...sheet, emergency: { title: emergency.title, lead: emergency.lead, phone: emergency.phone } },
  sheet,
  told: {
    title: "How it goes",
    steps: estimate.steps.map(({ title }, index) => ({ title, when: `${index + 1} PM`, text: title })),
  },
  said: { title: "Ask us", lead: estimate.lead },
  most: stressProps(estimateProps, estimate, "most"),
};
