import { stressProps } from "../../../../engine/document/stress-props.ts";
import { services } from "../../content/home.ts";
import { type HeightProps, heightProps } from "./height.props.ts";

export const heightSamples: Record<string, HeightProps> = {
  own: services,
  least: { heading: { title: services.heading.title }, services: [{ name: "Pruning" }] },
  plain: {
    heading: services.heading,
    drawing: "peak",
    services: services.services.map(({ name, text }) => ({ name, text })),
  },
  most: stressProps(heightProps, services, "most"),
};
