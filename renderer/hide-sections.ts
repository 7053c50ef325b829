import type { Block } from "../engine/blocks/block.ts";
import type { PatchStep } from "../engine/document/apply-patch.ts";
import { withoutDeadLinks } from "../engine/document/dead-links.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { readSite } from "./read-site.ts";

/** A section by its page and its key there. */
export type SectionPlace = { page: string; section: string };

/**
 * The change that hides `sections` in the site that `input` is, with the links of others that lead to them. Throws
 * `SiteError` where it is none.
 */
export function hideSections(input: unknown, sections: readonly SectionPlace[]): PatchStep[] {
  const { site, design } = readSite(input);
  const isMeant = (page: string, key: string) =>
    sections.some((one) => one.page === page && one.section === key);
  const hidden: SiteDocument = {
    ...site,
    pages: mapSections(site, (block, page, key) =>
      isMeant(page, key) ? { ...block, isHidden: true } : block,
    ),
  };
  const alive = withoutDeadLinks(hidden, design.blocks);
  const steps: PatchStep[] = [];
  for (const part of ["nav", "footer"] as const) {
    if (!isSame(alive[part], site[part])) steps.push({ op: "replace", path: [part], value: alive[part] });
  }
  mapSections(alive, (block, page, key) => {
    const path = ["pages", page, "sections", key];
    const before = site.pages[page]?.sections[key];
    if (isMeant(page, key)) steps.push({ op: "add", path: [...path, "isHidden"], value: true });
    else if (!isSame(block.props, before?.props)) {
      steps.push({ op: "replace", path: [...path, "props"], value: block.props });
    }
    return block;
  });
  return steps;
}

function mapSections(
  site: SiteDocument,
  change: (block: Block, page: string, key: string) => Block,
): SiteDocument["pages"] {
  return Object.fromEntries(
    Object.entries(site.pages).map(([path, page]) => {
      const sections = Object.entries(page.sections).map(([key, block]) => [key, change(block, path, key)]);
      return [path, { ...page, sections: Object.fromEntries(sections) }];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
