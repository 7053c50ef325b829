import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Schema } from "../db/database-types.ts";

/** What must be known of a job to send it: what it is called, and what it is told. */
export type JobKind<Data extends z.ZodType = z.ZodType> = { name: string; data: Data };

export type Jobs = {
  /**
   * Has `job` done with `data` once the transaction commits, `after` seconds later if told; `group` says whose it is. Whatever is
   * sent is done, also where the same waits already: that may be over before this transaction commits, and miss what it wrote.
   */
  send: <Data extends z.ZodType>(
    transaction: Transaction<Schema>,
    job: JobKind<Data>,
    data: z.input<Data>,
    options?: { after?: number; group?: string },
  ) => Promise<void>;
};
