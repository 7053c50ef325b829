/** Days after which it is said that the newest backup is old, where one was ever made. */
export const backupDays = 7;

/** As `list_backups` gives it: one that is made has no end yet, one that failed says why, any other is a file. */
export type Backup = {
  id: string;
  kind: "files" | "dump" | null;
  startedAt: string;
  endedAt: string | null;
  /** In the folder `backups` of the server's `DATA_DIR`. */
  file: string | null;
  bytes: number | null;
  sha256: string | null;
  host: string | null;
  problem: string | null;
  askedBy: string;
};
