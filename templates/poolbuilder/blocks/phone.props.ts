import { z } from "zod";
import { factText, href } from "../../../engine/blocks/fields.ts";

/** The number to call, which is no action among others: it is set as large as a title. */
export const phone = z.strictObject({ value: factText(40), href });
