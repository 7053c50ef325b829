import { z } from "zod";
import { command, counted, id } from "./command.ts";

/** A page of a version of a site as it would be published today. */
export const drawVersion = command(
  "draw-version",
  z.strictObject({ site: id, version: counted, path: z.string().max(200) }),
  z.strictObject({ html: z.string() }),
);
