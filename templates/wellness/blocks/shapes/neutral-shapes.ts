import type { ShapesProps } from "./shapes.props.ts";

/** What is said of the postures, without anybody who takes them. */
export function neutralShapes({ shapes, ...props }: ShapesProps): ShapesProps {
  return { ...props, shapes: shapes.map(({ body: _, head: __, ...shape }) => shape) };
}
