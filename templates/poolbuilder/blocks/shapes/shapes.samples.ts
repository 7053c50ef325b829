import { shapes } from "../../content/home.ts";
import type { ShapesProps } from "./shapes.props.ts";

export const shapesSamples: Record<string, ShapesProps> = { usual: shapes };
