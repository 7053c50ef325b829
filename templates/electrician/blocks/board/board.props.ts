import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const boardProps = z.strictObject({
  /** A strip of label tape for each. */
  title: z.array(line).min(1).max(3),
  lead: paragraph,
  phone: link.optional(),
  phoneNote: line.optional(),
  facts: z.array(z.strictObject({ label: line, value: line, note: line })).max(3),
  estimate: link.optional(),
  mainSwitch: line,
  /** On its lever. */
  on: line,
  off: line,
  /** What is said while there is light, and once there is none. */
  light: line,
  dark: line,
  lit: picture,
  unlit: picture,
});

export type BoardProps = z.infer<typeof boardProps>;
