import { stressProps } from "../../../../engine/document/stress-props.ts";
import { visit } from "../../content/home.ts";
import { type VisitProps, visitProps } from "./visit.props.ts";

export const visitSamples: Record<string, VisitProps> = {
  own: visit,
  least: { title: visit.title, labels: visit.labels },
  stars: { ...visit, picture: undefined, ground: "stars" },
  most: stressProps(visitProps, visit, "most"),
};
