import { opensPage } from "../engine/blocks/block.ts";
import { findEverything } from "../engine/checks/find-everything.ts";
import type { Finding } from "../engine/checks/finding.ts";
import { sectionLabel } from "../engine/checks/labels.ts";
import { shownSections } from "../engine/checks/shown-sections.ts";
import { samplesOf } from "../engine/document/samples.ts";
import type { Destination } from "./draw-page.tsx";
import { drawSite } from "./draw-site.ts";
import { readSite } from "./read-site.ts";

export type SampleSection = { page: string; section: string; name: string; isOpening: boolean };

export type JudgedSite = {
  findings: Finding[];
  /**
   * Sections that visitors see and that say nothing yet but what the template said. A form is none of them: what it asks is true
   * of every business, and without it nobody could write.
   */
  samples: SampleSection[];
  /** How many pages it is drawn as, those of its records counted. */
  pages: number;
};

/** What the checks find in the site that `input` is (a document of any version, as JSON gives it), drawn for `to`. Throws `SiteError`. */
export function judgeSite(input: unknown, to: Destination): JudgedSite {
  const { site, design } = readSite(input);
  const drawn = drawSite(input, to).pages;
  const pages = drawn.map(({ path, address, html, isRecord }) => ({
    page: isRecord ? path.replace(/[^/]*$/, ":id") : path,
    address,
    html,
  }));
  const samples = shownSections(site).flatMap(({ page, key, block, of }): SampleSection[] => {
    const View = design.blocks.get(block.type)?.View;
    if (!View || block.type === "form" || samplesOf(of, key) !== true) return [];
    const name = sectionLabel(site, block);
    return [{ page, section: key, name, isOpening: opensPage(View, block.props) }];
  });
  return {
    findings: findEverything({ site, blocks: design.blocks, pages }),
    samples,
    // The page for what a site does not have is counted where it is its own.
    pages: pages.filter(({ page }) => Object.hasOwn(site.pages, page)).length,
  };
}
