import { stressProps } from "../../../../engine/document/stress-props.ts";
import { diagram } from "../../content/home.ts";
import { type DiagramProps, diagramProps } from "./diagram.props.ts";

export const diagramSamples: Record<string, DiagramProps> = {
  usual: diagram,
  least: {
    heading: { title: "One line" },
    unit: "A",
    supply: { title: "The street" },
    main: { title: "Main breaker" },
    branches: [{ symbol: "lamp", colour: "brown", title: "Light" }],
  },
  most: stressProps(diagramProps, diagram, "most"),
};
