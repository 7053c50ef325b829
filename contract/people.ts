/** What an account is at the moment. */
export const accountStatuses = ["active", "invited", "suspended", "leaving"] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** Whom the list of people can be narrowed down to; `asking` is whoever waits for a role that they asked for. */
export const askedRoles = ["customer", "admin", "asking"] as const;
