import { z } from "zod";

/** What is drawn about the words: pipes, valves and wheels unless told, or a band of one colour and rings. */
export const drawing = z.enum(["pipes", "plain"]).optional();

export type Drawing = z.infer<typeof drawing>;
