import type { JobParts } from "../jobs/job.ts";

/** What backups are made with. */
export type BackupParts = Pick<JobParts, "config" | "database" | "log">;
