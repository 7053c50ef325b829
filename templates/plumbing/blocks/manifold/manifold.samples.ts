import { stressProps } from "../../../../engine/document/stress-props.ts";
import { services } from "../../content/home.ts";
import { type ManifoldProps, manifoldProps } from "./manifold.props.ts";

export const manifoldSamples: Record<string, ManifoldProps> = {
  usual: services,
  least: { services: [{ name: "Leaks and bursts" }] },
  four: { ...services, services: services.services.slice(0, 4) },
  plain: { ...services, drawing: "plain" },
  most: stressProps(manifoldProps, services, "most"),
};
