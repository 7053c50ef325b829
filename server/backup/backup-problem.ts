/** Why there is no backup, in words for whoever asked for it: what is so, and what to do. */
export class BackupProblem extends Error {}
