import { z } from "zod";

/** A place in a document: names of fields and numbers of items, from the outside in. */
const path = z
  .array(z.union([z.string().max(200), z.int().min(0).max(10_000)]))
  .min(1)
  .max(24);

/**
 * Changes of a document, one after the other. `add` puts into a list before that place, or makes a field that was not there,
 * `at` the place among its neighbours where their order means something (pages) or is to be as it was;
 * `replace` and `remove` need what is there (RFC 6902, with the path as a list).
 */
export const patch = z
  .array(
    z.discriminatedUnion("op", [
      z.strictObject({
        op: z.literal("add"),
        path,
        value: z.json(),
        at: z.int().min(0).max(10_000).optional(),
      }),
      z.strictObject({ op: z.literal("replace"), path, value: z.json() }),
      z.strictObject({ op: z.literal("remove"), path }),
    ]),
  )
  .min(1)
  .max(2_000);

export type Patch = z.infer<typeof patch>;
