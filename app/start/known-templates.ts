import {
  type KnownTemplate,
  type TemplateList,
  templatesInOrder,
  templatesPath,
} from "../../contract/template-list.ts";
import { demos } from "../demos/catalog.ts";
import type { ChosenTrades } from "./designs-in-order.ts";

const catalogue = demos.map(({ slug }) => slug);

/** Milliseconds that somebody waits for what the studio has decided. */
const patience = 5_000;

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
  /** What one is called that was a site of the studio's, whether or not a site may begin with it. */
  own: (slug: string) => KnownTemplate["own"] | undefined;
};

/** Of what the studio has decided; `asked`: the design whose link somebody has, which they see also where it is hidden. */
export function knownDesigns(list: TemplateList, asked = ""): KnownDesigns {
  const all = templatesInOrder(catalogue, list).filter(({ own }) => own === null);
  return designsOf(all, asked);
}

/** With those that were sites of the studio's, which a new site may begin with beside the designs of the catalogue. */
export function designsToBegin(list: TemplateList, asked = ""): KnownDesigns & OwnDesigns {
  const all = templatesInOrder(catalogue, list);
  return { ...designsOf(all, asked), own: (slug) => all.find((one) => one.slug === slug)?.own };
}

/** Those that a site in the design `worn` may wear: that hangs among them, whatever the studio has decided of it. */
export function designsToWear(list: TemplateList, worn: string): KnownDesigns {
  const designs = knownDesigns(list, worn);
  const { slugs } = designs;
  return slugs.includes(worn) ? designs : { ...designs, slugs: [worn, ...slugs] };
}

function designsOf(all: readonly KnownTemplate[], asked: string): KnownDesigns {
  const known = new Map(all.map((one) => [one.slug, one]));
  const isShown = ({ slug, state }: KnownTemplate) =>
    state === "shown" || (state === "hidden" && slug === asked);
  return {
    slugs: all.filter(isShown).map(({ slug }) => slug),
    chosen: (slug) => known.get(slug)?.trades,
    isFeatured: (slug) => known.get(slug)?.isFeatured ?? false,
    mayBegin: (slug) => known.has(slug) && known.get(slug)?.state !== "retired",
  };
}

/**
 * What everybody may know of the templates; as the catalogue has them where it cannot be fetched: nobody waits for it in vain. `asked`: the
 * template whose link somebody has, which may be one of the studio's own that is on no list.
 */
export async function readTemplateList(asked = ""): Promise<TemplateList> {
  const isListed = asked === "" || catalogue.some((slug) => slug === asked);
  try {
    const response = await fetch(
      isListed ? templatesPath : `${templatesPath}?design=${encodeURIComponent(asked)}`,
      { signal: AbortSignal.timeout(patience) },
    );
    if (response.ok) return (await response.json()) as TemplateList;
  } catch {
    // as the catalogue has them
  }
  return { templates: [] };
}
