import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const boardProps = z.strictObject({
  /** A strip of label tape for each. */
  title: z.array(line).min(1).max(3),
  lead: paragraph,
  phone: link,
  phoneNote: line,
  facts: z.array(z.strictObject({ label: line, value: line, note: line })).length(3),
  estimate: link,
  mainSwitch: line,
  /** What is said while there is light, and once there is none. */
  light: line,
  dark: line,
  lit: picture,
  unlit: picture,
});

export type BoardProps = z.infer<typeof boardProps>;
