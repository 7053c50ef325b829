import { stressProps } from "../../../../engine/document/stress-props.ts";
import { diagram } from "../../content/home.ts";
import { type DiagramProps, diagramProps } from "./diagram.props.ts";

export const diagramSamples: Record<string, DiagramProps> = {
  usual: diagram,
  least: {
    branches: [{ title: "Call us" }],
  },
  numbered: {
    heading: { title: "One line" },
    branches: [
      { title: "You call", when: "Monday" },
      { title: "We come", when: "Tuesday", text: "With all we need." },
      { title: "It works" },
    ],
  },
  most: stressProps(diagramProps, diagram, "most"),
};
