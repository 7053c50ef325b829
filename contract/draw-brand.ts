import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { command } from "./command.ts";
import { designName } from "./design-name.ts";

/** The first page that a business with this brand would begin with in a design: a specimen, of which nothing is kept. */
export const drawBrand = command(
  "draw-brand",
  z.strictObject({ design: designName, brand: brandSchema }),
  z.strictObject({ html: z.string() }),
);
