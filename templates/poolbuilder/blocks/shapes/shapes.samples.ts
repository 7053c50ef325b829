import { stressProps } from "../../../../engine/document/stress-props.ts";
import { shapes } from "../../content/home.ts";
import { type ShapesProps, shapesProps } from "./shapes.props.ts";

export const shapesSamples: Record<string, ShapesProps> = {
  own: shapes,
  least: { depth: shapes.depth, title: shapes.title, shapes: [{ kind: "kidney", name: "Kidney" }] },
  most: stressProps(shapesProps, shapes, "most"),
};
