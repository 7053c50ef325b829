import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { works } from "../../collections.ts";
import { hungWords, worksPage } from "../hung/hung.props.ts";

export const hangProps = z.strictObject({
  heading,
  works,
  /** Without it all of them hang. */
  only: z.enum(["featured"]).optional(),
  labels: hungWords,
  worksPage: worksPage.optional(),
  link: link.optional(),
});

export type HangProps = z.infer<typeof hangProps>;
