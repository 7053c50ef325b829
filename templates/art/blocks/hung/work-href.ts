import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Work } from "../../collections.ts";

/** Where a work is looked at closely: where its own link leads, else on the page of all works of the collection. */
export function workHref(
  { id, link }: Resolved<Work>,
  worksPage: { href: string } | undefined,
): string | undefined {
  return link?.href ?? (id && worksPage ? `${worksPage.href}?work=${id}` : undefined);
}
