import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const dropsProps = z.strictObject({ title: line, lead: paragraph, picture, phone: link });

export type DropsProps = z.infer<typeof dropsProps>;
