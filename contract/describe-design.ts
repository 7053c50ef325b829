import { z } from "zod";
import { command } from "./command.ts";

const formSchema = z.record(z.string(), z.unknown());

/** What may stand in a document of a design, as JSON Schemas that forms are made of; the same for everybody. */
export const describeDesign = command(
  "describe-design",
  z.strictObject({
    design: z
      .string()
      .regex(/^[a-z][a-z\d-]{0,39}$/)
      .optional(),
  }),
  z.object({
    blocks: z.record(z.string(), z.object({ schema: formSchema, asks: z.literal(true).optional() })),
    collections: z.record(z.string(), formSchema),
    facts: formSchema,
    nav: formSchema,
    footer: formSchema,
  }),
);
