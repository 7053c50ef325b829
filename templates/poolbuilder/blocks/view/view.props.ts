import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { depthHead } from "../depth-head.props.ts";

export const viewProps = z.strictObject({
  ...depthHead,
  title: headingText(120),
  /** Without one the wall of the pool is all there is to see. */
  picture: picture.optional(),
  actions: z.array(link).max(3).optional(),
});

export type ViewProps = z.infer<typeof viewProps>;
