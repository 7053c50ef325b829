import { z } from "zod";
import { line, picture } from "../../../../engine/blocks/fields.ts";

export const viewProps = z.strictObject({ depth: line, title: line, picture });

export type ViewProps = z.infer<typeof viewProps>;
