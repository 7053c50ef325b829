import type { Block } from "../../../engine/blocks/block.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { pathsOf } from "../../../engine/document/page-at.ts";
import { sectionName } from "../../../engine/document/section-name.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { removeLinks } from "../links/remove-links.ts";

/**
 * `block`, whose props `schema` takes, as it can stand on the page at `path`: without links to pages and places that `site` has not.
 * Undefined where it cannot be without them.
 */
export function withLivingLinks(
  block: Block,
  site: SiteDocument,
  path: string,
  schema: FormSchema,
): Block | undefined {
  const paths = new Set([...pathsOf(site), ...Object.keys(site.pages)]);
  const namesOn = (page: string) =>
    Object.entries(site.pages[page]?.sections ?? {}).map(([key, one]) => sectionName(key, one));
  const isGone = (href: string) => {
    if (!/^[/#]/.test(href)) return false;
    const [page = "", place] = href.replace(/\?[^#]*/, "").split("#");
    if (page !== "" && !paths.has(page)) return true;
    const names = page === "" || page === path ? [...namesOn(path), block.id ?? ""] : namesOn(page);
    // What is within a section begins with its name.
    return Boolean(place) && !names.some((name) => name && (place === name || place?.startsWith(`${name}-`)));
  };
  const steps = removeLinks(schema, block.props, block.type, isGone);
  return steps && { ...block, props: applyPatch(block.props, steps) };
}
