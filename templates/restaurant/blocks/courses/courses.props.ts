import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const coursesProps = z.strictObject({
  heading,
  /** Three, because the style sheet names the stretch of the page that each of them fades in on. */
  dishes: z
    .array(z.strictObject({ name: line, text: paragraph, price: line, note: line, picture }))
    .length(3),
  link,
});

export type CoursesProps = z.infer<typeof coursesProps>;
