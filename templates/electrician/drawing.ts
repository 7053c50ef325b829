import { z } from "zod";

/** What is drawn about the words: the trade's own things, as unless told, or the same rails and bands without them. */
export const drawing = z.enum(["wired", "plain"]).optional();
