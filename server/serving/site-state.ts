/** What visitors are told of a site. */
export type SiteState =
  | LiveSite
  /** Known by another name: by the whole of a domain, or the one in front of SITES_HOST. */
  | { kind: "moved"; to: { subdomain: string; domain: string | null } }
  /** No site, or none that was ever published: nobody learns which. */
  | { kind: "unknown" }
  /** Taken back by its owner. */
  | { kind: "gone" }
  /** Held back by the studio, or without an account that answers for it. */
  | { kind: "paused" };

export type LiveSite = {
  kind: "live";
  id: string;
  subdomain: string;
  build: string;
  /** Counts the changes of its redirects; none was ever there at 0. */
  redirects: number;
};

export const unknownSite: SiteState = { kind: "unknown" };
