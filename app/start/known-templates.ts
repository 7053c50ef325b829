import {
  type KnownTemplate,
  type TemplateList,
  templatesInOrder,
  templatesPath,
} from "../../contract/template-list.ts";
import { demos } from "../demos/catalog.ts";
import type { ChosenTrades } from "./designs-in-order.ts";

const catalogue = demos.map(({ slug }) => slug);

/** The designs that customers choose from. */
export type KnownDesigns = {
  /** Those that are shown, as they hang. */
  slugs: readonly string[];
  chosen: ChosenTrades;
  isFeatured: (slug: string) => boolean;
  /** Whether a site may begin with it: also with one that is hidden, for whoever has its link. */
  mayBegin: (slug: string) => boolean;
};

export type OwnDesigns = {
  /** What one is called that was a site of the studio's. */
  own: (slug: string) => KnownTemplate["own"] | undefined;
};

/** Of what the studio has decided; `asked`: the design whose link somebody has, which they see also where it is hidden. */
export function knownDesigns(list: TemplateList, asked = ""): KnownDesigns {
  const all = templatesInOrder(catalogue, list).filter(({ own }) => own === null);
  const known = new Map<string, KnownTemplate>(all.map((one) => [one.slug, one]));
  const isShown = ({ slug, state }: KnownTemplate) =>
    state === "shown" || (state === "hidden" && slug === asked);
  return {
    slugs: all.filter(isShown).map(({ slug }) => slug),
    chosen: (slug) => known.get(slug)?.trades,
    isFeatured: (slug) => known.get(slug)?.isFeatured ?? false,
    mayBegin: (slug) => known.has(slug) && known.get(slug)?.state !== "retired",
  };
}

/** Those among them that were sites of the studio's, which a new site may begin with beside the `designs` of the catalogue. */
export function withOwn(designs: KnownDesigns, list: TemplateList): KnownDesigns & OwnDesigns {
  const all = templatesInOrder(catalogue, list);
  const own = new Map(
    all.flatMap(({ slug, state, own }) => (own && state === "shown" ? [[slug, own] as const] : [])),
  );
  const known = new Map(all.map((one) => [one.slug, one]));
  return {
    ...designs,
    slugs: all.flatMap(({ slug }) => (own.has(slug) || designs.slugs.includes(slug) ? [slug] : [])),
    chosen: (slug) => known.get(slug)?.trades,
    isFeatured: (slug) => known.get(slug)?.isFeatured ?? false,
    mayBegin: (slug) => own.has(slug) || designs.mayBegin(slug),
    own: (slug) => own.get(slug),
  };
}

/** What everybody may know of the templates; as the catalogue has them where it cannot be fetched: nobody waits for it in vain. */
export async function readTemplateList(): Promise<TemplateList> {
  try {
    const response = await fetch(templatesPath);
    if (response.ok) return (await response.json()) as TemplateList;
  } catch {
    // as the catalogue has them
  }
  return { templates: [] };
}
