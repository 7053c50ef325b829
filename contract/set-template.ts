import { z } from "zod";
import { adminCommand, counted, request } from "./command.ts";
import { designName } from "./design-name.ts";
import { templateStates } from "./template-list.ts";
import { templateTrades } from "./template-trades.ts";

/** What the studio may decide of a template. */
export const templateChange = z
  .strictObject({
    state: z.enum(templateStates),
    isFeatured: z.boolean(),
    /** null: as its makers say. */
    trades: templateTrades.nullable(),
    note: z.string().trim().max(2000),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "changes nothing");

export type TemplateChange = z.input<typeof templateChange>;

/**
 * Decides something about a template. `seen` is the revision that whoever decides has seen, 1 where there was none yet: refused with
 * `not_now` where somebody else was first. What was begun with the template stays as it is.
 */
export const setTemplate = adminCommand(
  "set-template",
  z.strictObject({ request, template: designName, seen: counted, change: templateChange }),
  z.strictObject({ revision: z.int() }),
);
