import { z } from "zod";
import { type FamilyKey, families } from "./families.ts";
import { chosenRoles } from "./solve-colours.ts";

const colour = z.string().regex(/^#[\da-f]{6}$/i, "must be a colour as #rrggbb");
const family = z.enum(Object.keys(families) as [FamilyKey, ...FamilyKey[]]);

/** How a business looks in whatever design; what is missing is the design's. */
export const brandLook = z.strictObject({
  colours: z
    .strictObject(
      Object.fromEntries(chosenRoles.map((role) => [role, colour])) as Record<
        (typeof chosenRoles)[number],
        typeof colour
      >,
    )
    .optional(),
  families: z.strictObject({ display: family, text: family }).optional(),
  radius: z.number().min(0).max(40).optional(),
});

export type BrandLook = z.infer<typeof brandLook>;
