import { z } from "zod";
import { themeSchema } from "../engine/theme/theme.ts";
import { command, id } from "./command.ts";

const words = z.string().max(1_000);

/** The picture that a page of a site would be shared with, saying this in this theme, as an address that holds it; nothing is kept of it. */
export const drawCard = command(
  "draw-card",
  z.strictObject({
    site: id,
    name: words,
    title: words,
    kicker: words,
    language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    theme: themeSchema,
  }),
  z.object({ picture: z.string() }),
);
