import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { hideSteps } from "../sections/section-steps.ts";
import type { SampleSection } from "./samples-in-draft.ts";

/** Hides these sections, all in one step. */
export function hideSamples(site: SiteDocument, sections: readonly SampleSection[]): Patch {
  return sections.flatMap(({ page: path, section: key }) => {
    const page = site.pages[path];
    return page ? hideSteps({ path, page, key }) : [];
  }) as Patch;
}

/** Has the section's words count as the owner's own. */
export function acceptSample({ page, section }: SampleSection): Patch {
  return [{ op: "remove", path: ["pages", page, "samples", section] }];
}
