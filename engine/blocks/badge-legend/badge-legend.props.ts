import { z } from "zod";
import { bespoke, heading } from "../fields.ts";
import { badge } from "./badge.props.ts";

export const badgeLegendProps = z.strictObject({
  /** `line`: one centred line that wraps. `list`: a ruled table of signs and meanings. */
  variant: z.enum(["line", "list"]),
  heading: heading.optional(),
  badges: z
    .array(z.strictObject({ ...badge.shape, meaning: bespoke(120).optional() }))
    .min(1)
    .max(12),
});

export type BadgeLegendProps = z.infer<typeof badgeLegendProps>;
