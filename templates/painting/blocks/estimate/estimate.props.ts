import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const estimateProps = z.strictObject({ title: line, lead: paragraph, send: link, call: link });

export type EstimateProps = z.infer<typeof estimateProps>;
