import type { z } from "zod";
import type { CommandParts } from "../api/command-parts.ts";
import type { JobKind } from "./jobs.ts";

/** What jobs work with. */
export type JobParts = CommandParts;

/**
 * Work that is done later, in any server, at least once: what it does twice is as if done once. Its data names things, and
 * holds no secrets.
 */
export type Job<Data extends z.ZodType = z.ZodType> = JobKind<Data> & {
  /** Tries before it is given up, the first one not counted; seconds before the first repetition, which then grow. */
  retries: number;
  retryAfter: number;
  /** Seconds that one try may take. */
  longest: number;
  /** Jobs that one server runs at once. */
  atOnce: number;
  /** Whether of those with the same `group` (see `Jobs`) one at once does. */
  oneOfEach?: boolean;
  /** When it is done by itself, as cron says it (UTC). */
  every?: string;
  run(data: z.infer<Data>, parts: JobParts, signal: AbortSignal): Promise<void>;
  /** Told when no more tries are made, at least once; also when whoever made the last one died at it. */
  givenUp?(data: z.infer<Data>, parts: JobParts): Promise<void>;
};

/** Says a job; its file has its name. */
export function job<Data extends z.ZodType>(definition: Job<Data>): Job<Data> {
  return definition;
}
