import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { works } from "../../collections.ts";
import { hungWords, worksPage } from "../hung/hung.props.ts";

export const rosterProps = z.strictObject({
  title: headingText(80),
  artists: records(
    "people",
    z.strictObject({
      /** Name of the artist's place on the page, else its number. */
      key: z
        .string()
        .regex(/^[a-z-]+$/)
        .optional(),
      name: part("title", 40),
      /** Born when, works where. */
      facts: part("note", 100).optional(),
      text: part("text", 320).optional(),
      /** The one that is shown of all works, by its name. */
      work: z
        .string()
        .regex(/^[a-z\d-]+$/)
        .optional(),
    }),
    { max: 24 },
  ),
  works: works.optional(),
  labels: hungWords,
  worksPage: worksPage.optional(),
});

export type RosterProps = z.infer<typeof rosterProps>;
