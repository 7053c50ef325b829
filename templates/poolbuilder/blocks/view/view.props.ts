import { z } from "zod";
import { headingText, ornament, picture } from "../../../../engine/blocks/fields.ts";

export const viewProps = z.strictObject({ depth: ornament(8), title: headingText(40), picture });

export type ViewProps = z.infer<typeof viewProps>;
