import { z } from "zod";
import { part, records } from "../../../../engine/blocks/role.ts";
import { depthHead } from "../depth-head.props.ts";

export const shapesProps = z.strictObject({
  ...depthHead,
  /** What is had in pools of several plans, or in any water that is round. */
  shapes: records(
    "offers",
    z.strictObject({
      kind: z.enum(["plunge", "rectangle", "kidney", "round", "lap", "ell"]).optional(),
      name: part("title", 60),
      size: part("note", 80).optional(),
      price: part("price", 40).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ),
});

export type ShapesProps = z.infer<typeof shapesProps>;
