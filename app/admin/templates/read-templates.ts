import type {
  StudioTemplateRow,
  TemplateCounts,
  TemplateNote,
  TemplateSite,
} from "../../../contract/studio-templates.ts";
import type { TemplateFigures } from "../../../contract/template-figures.ts";
import { type KnownTemplate, templatesInOrder } from "../../../contract/template-list.ts";
import figures from "../../../templates/figures.json" with { type: "json" };
import { tradesOf } from "../../../templates/suits-trade.ts";
import { openBackend } from "../../account/open-backend.ts";
import { demos } from "../../demos/catalog.ts";

/** A template with all that the studio knows of it. */
export type StudioTemplate = Pick<KnownTemplate, "slug" | "state" | "isFeatured"> & {
  brand: string;
  industry: string;
  /** That it suits as it is, chosen by the studio or, where it has chosen none, by its makers. */
  trades: readonly string[];
  hasOwnTrades: boolean;
  note: string;
  revision: number;
  /** The last act, which can be taken back. */
  last: { before: NonNullable<StudioTemplateRow["before"]>; at: string; by: string } | undefined;
  /** The site that it was, where it was one. */
  own: { design: string; site: string | null; siteName: string | null; version: number | null } | undefined;
  counts: Omit<TemplateCounts, "slug">;
  figures: TemplateFigures;
};

/** How far those come who look at a template; one that was a site has no demo, and none is changed before it is a site. */
export function stepsOf({ own }: Pick<StudioTemplate, "own">) {
  return own ? (["sites", "published"] as const) : (["demos", "editors", "sites", "published"] as const);
}

export type StudioTemplateList = {
  /** In their order. */
  templates: readonly StudioTemplate[];
  /** Those that have a place in it. */
  placed: readonly string[];
};

export const weeksCounted = 12;

const none = { made: 0, live: 0, demos: 0, editors: 0, sites: 0, published: 0 };
const measured: Readonly<Record<string, TemplateFigures>> = figures;

/** All templates. Throws what the service answers instead, as all of these. */
export async function readTemplates(): Promise<StudioTemplateList> {
  const { data } = await openBackend();
  const { data: all, error } = await data.rpc("list_templates", { weeks: weeksCounted });
  if (error) throw error;
  const rows = new Map(all.templates.map((row) => [row.slug, row]));
  const counts = new Map(all.counts.map((one) => [one.slug, one]));
  const known = templatesInOrder(
    demos.map(({ slug }) => slug),
    { templates: all.templates.map(knownOf) },
  );
  return {
    templates: known.map(({ slug, own }) => {
      const row = rows.get(slug);
      const demo = demos.find((one) => one.slug === slug);
      return {
        slug,
        state: row?.state ?? "shown",
        isFeatured: row?.is_featured ?? false,
        brand: own?.name ?? demo?.brand ?? slug,
        industry: own?.industry ?? demo?.industry ?? "",
        trades: row?.trades ?? tradesOf(slug),
        hasOwnTrades: Boolean(row?.trades),
        note: row?.note ?? "",
        revision: row?.revision ?? 1,
        last: row?.before ? { before: row.before, at: row.changed_at, by: row.changed_by } : undefined,
        own:
          row?.design == null
            ? undefined
            : { design: row.design, site: row.site, siteName: row.site_name, version: row.version },
        counts: counts.get(slug) ?? none,
        figures: measured[slug] ?? {},
      };
    }),
    placed: all.templates.filter(({ position }) => position !== null).map(({ slug }) => slug),
  };
}

function knownOf(row: StudioTemplateRow): KnownTemplate {
  const { slug, state, trades, name, industry, design } = row;
  return {
    slug,
    state,
    trades,
    isPlaced: row.position !== null,
    isFeatured: row.is_featured,
    own: design === null ? null : { name: name ?? slug, industry: industry ?? "", design, file: "" },
  };
}

/** What its versions are. */
export async function readNotes(slug: string): Promise<TemplateNote[]> {
  const { data } = await openBackend();
  const { data: notes, error } = await data.rpc("list_template_notes", { of_template: slug });
  if (error) throw error;
  return notes;
}

export const sitesOnPage = 12;

/** The sites that began with it. */
export async function readSites(slug: string, page: number): Promise<TemplateSite[]> {
  const { data } = await openBackend();
  const { data: sites, error } = await data.rpc("list_template_sites", {
    of_template: slug,
    page,
    page_size: sitesOnPage,
  });
  if (error) throw error;
  return sites;
}
