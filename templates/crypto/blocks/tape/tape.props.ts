import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { coins } from "../../collections.ts";

export const tapeProps = z.strictObject({ label: headingText(24), note: bespoke(40).optional(), coins });

export type TapeProps = z.infer<typeof tapeProps>;
