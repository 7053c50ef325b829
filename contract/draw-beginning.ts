import { z } from "zod";
import { command } from "./command.ts";
import { fromTemplate } from "./create-site.ts";

/** The first page of the site that a business would begin with, as it would be published; nothing is kept of it. */
export const drawBeginning = command("draw-beginning", fromTemplate, z.strictObject({ html: z.string() }));
