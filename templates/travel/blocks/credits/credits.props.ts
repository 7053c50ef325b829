import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const creditsProps = z.strictObject({
  title: line,
  roles: z.array(z.strictObject({ role: line, name: line })).min(2),
  notice: paragraph,
});

export type CreditsProps = z.infer<typeof creditsProps>;
