import { z } from "zod";
import { adminCommand, done, request } from "./command.ts";
import { designName } from "./design-name.ts";

const order = z
  .array(designName)
  .max(1000)
  .refine((slugs) => new Set(slugs).size === slugs.length, "names a template twice");

/**
 * Gives these templates their places, first those; all others come after them as usual, so that none has all as the catalogue has
 * it. `seen` are those that had a place for whoever decides: refused with `not_now` where somebody else was first.
 */
export const orderTemplates = adminCommand(
  "order-templates",
  z.strictObject({ request, order, seen: order }),
  done,
);
