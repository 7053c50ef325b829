/** A site whose owner administers the studio, as `list_studio_sites` tells administrators of it. */
export type StudioSite = {
  site: string;
  name: string;
  subdomain: string;
  status: string;
  design: string;
  owner: string;
  is_mine: boolean;
  /** What was published of it, the newest first. */
  versions: { number: number; name: string | null; at: string }[];
  /** What was made of it last. */
  template: { slug: string; name: string; version: number } | null;
};
