/** What happened in a week from its Monday on (UTC); of the first six, those who signed up in it, and how far they have come since. */
export type StudioWeek = {
  week: string;
  signed_up: number;
  confirmed: number;
  with_site: number;
  published: number;
  /** Who was seen again a week after they had signed up, or later. */
  returned: number;
  paying: number;
  /** Pages of demos, of the fitting room and of the editor without an account that were opened. */
  demos: number;
  fittings: number;
  editors: number;
  /** Visitors of customers' sites. */
  visits: number;
  messages: number;
  publishes: number;
  failed: number;
};

export type StudioDesign = {
  template: string;
  demos: number;
  editors: number;
  sites: number;
  published: number;
  /** Owners of these sites, of whom the same holds as of those of a week. */
  returned: number;
  paying: number;
};

/** A statement that the servers' database was asked, by its shape: without values. Of 100 of them 95 took at most `p95_ms`. */
export type SlowStatement = {
  shape: string;
  count: number;
  mean_ms: number;
  p95_ms: number;
  longest_ms: number;
};

/** Days over which statements are told of. */
export const statementDays = 7;

/** What of the figures is saved as a table. */
export const studioTables = ["weeks", "designs", "statements"] as const;

/** What `studio_figures` gives. */
export type StudioFigures = {
  weeks: readonly StudioWeek[];
  designs: readonly StudioDesign[];
  pictureBytes: number;
  siteBytes: number;
  mails: { waiting: number; failed: number };
};
