import { stressProps } from "../../../../engine/document/stress-props.ts";
import { shapes } from "../../content/home.ts";
import { type ShapesProps, shapesProps } from "./shapes.props.ts";

export const shapesSamples: Record<string, ShapesProps> = {
  own: shapes,
  least: { shapes: [{ name: "Kidney" }] },
  waters: {
    title: "Three waters",
    shapes: [
      { name: "Morning", price: "$12", text: "Before the first lesson, with nobody in it." },
      { name: "Noon", price: "from $14 an hour" },
      { name: "Night", size: "Lit from below" },
    ],
  },
  most: stressProps(shapesProps, shapes, "most"),
};
