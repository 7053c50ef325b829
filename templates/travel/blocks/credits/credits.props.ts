import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const creditsProps = z.strictObject({
  title: headingText(80),
  roles: records("people", z.strictObject({ role: part("note", 48).optional(), name: part("title", 48) }), {
    max: 24,
  }),
  notice: bespoke(200).optional(),
});

export type CreditsProps = z.infer<typeof creditsProps>;
