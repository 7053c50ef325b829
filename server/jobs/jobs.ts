import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Schema } from "../db/database-types.ts";

/** What must be known of a job to send it: what it is called, and what it is told. */
export type JobKind<Data extends z.ZodType = z.ZodType> = { name: string; data: Data };

export type Jobs = {
  /**
   * Has `job` done with `data` once the transaction commits, `after` seconds later if told. Of jobs with the same `key` one
   * waits at most; `group` says whose it is.
   */
  send: <Data extends z.ZodType>(
    transaction: Transaction<Schema>,
    job: JobKind<Data>,
    data: z.input<Data>,
    options?: { after?: number; key?: string; group?: string },
  ) => Promise<void>;
};
