import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";
import { hungWork } from "../hung/hung.props.ts";

export const rosterProps = z.strictObject({
  title: line,
  artists: z
    .array(
      z.strictObject({
        /** Name of the artist's place on the page. */
        key: z.string().regex(/^[a-z-]+$/),
        name: line,
        /** Born when, works where. */
        facts: line,
        text: paragraph,
        work: hungWork,
      }),
    )
    .min(2)
    .max(24),
});

export type RosterProps = z.infer<typeof rosterProps>;
