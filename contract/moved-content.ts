import { z } from "zod";
import { roles } from "../engine/blocks/role.ts";

/** What became of all that a site says in another design. */
export const movedContent = z.object({
  sections: z.array(
    z.object({
      page: z.string(),
      section: z.string(),
      /** What people call it. */
      name: z.string(),
      /** What its records are, and how many. */
      role: z.enum(roles).optional(),
      records: z.int(),
      /** In a form of the design's own, in one that every design has, or in the one that it had. */
      place: z.enum(["own", "plain", "same"]),
    }),
  ),
  /** What the design has no place for, in words, by section. */
  waiting: z.array(z.object({ page: z.string(), section: z.string(), words: z.array(z.string()) })),
  /** How many things came out of the tray. */
  back: z.int(),
});

export type MovedContent = z.infer<typeof movedContent>;
