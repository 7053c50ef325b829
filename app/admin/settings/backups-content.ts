export const backupsContent = {
  heading: "Backups",
  loading: "Looking up the backups...",
  failed: "The backups could not be looked up.",
  again: "Try again",
  sentence: (when: string) => `The newest backup was made ${when}.`,
  never: "No backup has been made yet.",
  text: "A copy of the whole database: accounts, sites, pictures, messages, money. It is made while everything goes on, and stays on the server, in the folder backups of its DATA_DIR, where only the server's own user reads it. The newest five are kept.",
  elsewhere: "Copy each to another machine too: a backup on the same disk is lost with it.",
  make: "Back up now",
  asking: "Asking for it...",
  making: (when: string) => `A backup is being made, since ${when}.`,
  made: "The backup is whole.",
  notMade: "No backup was made.",
  missing: (needed: number) =>
    `A backup cannot be made here yet: the database is not the embedded one, and there is no pg_dump on the server's PATH. Install the client of PostgreSQL ${needed}, and look again.`,
  tooOld: (found: number, needed: number) =>
    `A backup cannot be made here yet: the pg_dump on the server's PATH is of PostgreSQL ${found}, the database of PostgreSQL ${needed}, and an older tool cannot read it. Install the client of PostgreSQL ${needed}, and look again.`,
  table: "Backups that there are",
  columns: { size: "Size", took: "Took", by: "Asked for by", file: "In DATA_DIR/backups", host: "On" },
  sum: (sha256: string) => `SHA-256 ${sha256}`,
  withheld: "Failed",
  restore: {
    heading: "How one is put back",
    files: "On the server, into an empty folder, from which the product then starts:",
    command: (file: string) => `DATA_DIR=/an/empty/folder npm run restore -- ${file}`,
    dump: "A dump goes into an empty database by pg_restore. README says how, under Backup and restore.",
  },
} as const;
