import type { TemplateChange } from "./set-template.ts";
import type { TemplateState } from "./template-list.ts";

/** What the studio has decided of a template, as `list_templates` gives it; those of the catalogue that are as usual are not there. */
export type StudioTemplateRow = {
  slug: string;
  state: TemplateState;
  position: number | null;
  is_featured: boolean;
  trades: string[] | null;
  note: string;
  /** Of one that was a site. */
  name: string | null;
  industry: string | null;
  design: string | null;
  site: string | null;
  site_name: string | null;
  version: number | null;
  revision: number;
  /** What the last act changed, as it was before. */
  before: TemplateChange | null;
  changed_at: string;
  changed_by: string;
};

/** What was made of a template in all, and how far those came who looked at it in the last weeks. */
export type TemplateCounts = {
  slug: string;
  made: number;
  live: number;
  demos: number;
  editors: number;
  sites: number;
  published: number;
};

export type StudioTemplates = { templates: StudioTemplateRow[]; counts: TemplateCounts[] };

/** What the studio says of a version; an empty note was taken away. */
export type TemplateNote = {
  version: number;
  note: string;
  /** What it was before the last change; null: it has not been changed. */
  before: string | null;
  at: string;
  by_whom: string;
};

/** A site that began with a template; `template` is the design that it wears now. */
export type TemplateSite = {
  id: string;
  name: string;
  subdomain: string;
  status: "draft" | "live" | "unpublished" | "suspended" | "trashed";
  template: string;
  owner: string | null;
  owner_name: string | null;
  created_at: string;
  found: number;
};
