import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

const person = z.strictObject({
  name: line,
  role: line,
  text: paragraph,
  /** In metres, as the dimension line beside the figure says it. */
  height: z.number().min(1.2).max(2.2),
  /** Where the coat ends, as a share of the height from the ground. */
  hem: z.number().min(0.05).max(0.6),
  /** How wide the coat is at its hem, in metres. */
  flare: z.number().min(0.3).max(1),
  carries: z.enum(["roll", "model", "dog", "stick", "nothing"]),
  phone: link,
  houses: z.array(link).min(1).max(3),
});

export const elevationProps = z.strictObject({
  heading,
  people: z.array(person).min(2).max(6),
});

export type ElevationProps = z.infer<typeof elevationProps>;
export type Person = z.infer<typeof person>;
