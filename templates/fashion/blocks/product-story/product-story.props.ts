import { z } from "zod";
import { labelText } from "../../../../engine/blocks/fields.ts";
import { ownProduct } from "../../collections.ts";

export const productStoryProps = z.strictObject({
  product: ownProduct,
  /** Read aloud, of `{=piece}`. */
  title: labelText(40),
  material: labelText(20),
  care: labelText(20),
  features: labelText(20),
});

export type ProductStoryProps = z.infer<typeof productStoryProps>;
