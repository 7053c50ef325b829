import { z } from "zod";
import { href, line } from "./fields.ts";

/** A label and what it says; with `href`, the value is a link. */
export const fact = z.strictObject({ label: line, value: line, href: href.optional() });

export type Fact = z.infer<typeof fact>;
