/** How a domain stands: nobody has shown yet that it is theirs; shown; given up; shown once, and its records say otherwise now. */
export const domainStates = ["waiting", "verified", "failed", "lost"] as const;

export type DomainState = (typeof domainStates)[number];

/**
 * What the last check objects to: no TXT record, or others; no address, or another server's; the studio's own address is not
 * known; nobody answered; another site has shown that it is theirs.
 */
export const domainProblems = [
  "no_txt",
  "other_txt",
  "no_address",
  "elsewhere",
  "no_target",
  "no_answer",
  "taken",
] as const;

export type DomainProblem = (typeof domainProblems)[number];
