/** What a page is looked at with. */
export const visitKinds = ["phone", "tablet", "computer"] as const;

export type VisitKind = (typeof visitKinds)[number];

/** Where visits come from that no host is named for: nobody said, or there are too many to name. Own pages count none. */
export const unnamedSources = { direct: "direct", other: "other" } as const;

/** Where a site's own host shows its figures to everybody, if its owner wants that. */
export const publicVisitorsPath = "/-/visitors";

/** Visitors are told apart within a day, and counted again on another. */
export type VisitSum = { visitors: number; views: number };

/** Visits of a site in a range of days, as `site_visits` gives them. */
export type SiteVisits = {
  /** Days without a visit are left out. */
  days: readonly (VisitSum & { day: string })[];
  /** In as many days before. */
  before: VisitSum;
  /** The first day that anything was counted. */
  since: string | null;
  pages: readonly { page: string; views: number }[];
  sources: readonly { source: string; views: number }[];
  kinds: readonly { kind: VisitKind; views: number }[];
  /** The page that most of those saw who came from the first of `sources` that is a host. */
  led_to: string | null;
  /** What was asked for and is not there; the empty path stands for many. */
  missed: readonly { path: string; count: number }[];
  /** Of each day the last. */
  publishes: readonly { day: string; version: number; kind: "publish" | "roll-back" }[];
};

/** Visits of all sites that somebody works on, as `my_visits` gives them: by steps of days, those without a visit left out. */
export type MyVisits = {
  sites: readonly (VisitSum & {
    id: string;
    name: string;
    status: "draft" | "live" | "unpublished" | "suspended";
    /** Visitors by the number of the step. */
    steps: Readonly<Record<string, number>>;
  })[];
  /** All sites, of which the list has a hundred. */
  found: number;
  live: number;
  /** The first day that anything was counted on any of them. */
  since: string | null;
  steps: readonly (VisitSum & { step: number })[];
  before: VisitSum;
};
