import { z } from "zod";
import { part } from "../role.ts";

/** A mark beside a dish or a service: a drawn sign, or the first letter of its label where none is named. */
export const badge = z.strictObject({
  label: part("badge", 40),
  sign: z.enum(["star", "gem", "leaf", "flame", "grain", "fish", "clock", "shield"]).optional(),
});

export type Badge = z.infer<typeof badge>;
