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
};

/** What `studio_figures` gives. */
export type StudioFigures = {
  weeks: readonly StudioWeek[];
  designs: readonly StudioDesign[];
  pictureBytes: number;
  siteBytes: number;
  mails: { waiting: number; failed: number };
};
