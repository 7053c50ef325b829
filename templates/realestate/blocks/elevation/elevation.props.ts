import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const person = z.strictObject({
  name: part("title", 40),
  role: part("note", 60).optional(),
  text: part("text", 260).optional(),
  /** In metres, as the dimension line beside the figure says it; without it there is none. */
  height: part("value", 5).optional(),
  /** Where the coat ends, as a share of the height from the ground. */
  hem: z.number().min(0.05).max(0.6).optional(),
  /** How wide the coat is at its hem, in metres. */
  flare: z.number().min(0.3).max(1).optional(),
  carries: z.enum(["roll", "model", "dog", "stick", "nothing"]).optional(),
  phone: link.optional(),
  houses: z.array(link).max(3).optional(),
});

export const elevationProps = z.strictObject({
  heading: heading.optional(),
  people: records("people", person, { max: 15 }),
});

export type ElevationProps = z.infer<typeof elevationProps>;
export type Person = z.infer<typeof person>;
