import { isSame } from "../engine/document/is-same.ts";
import { collectContent } from "../engine/transfer/collect-content.ts";
import { pourContent } from "../engine/transfer/pour-content.ts";
import { designFor } from "../templates/design-for.ts";
import { type CheckedSite, checkSite } from "./check-site.ts";
import { type MovedContent, movedContent } from "./moved-content.ts";
import { readSite } from "./read-site.ts";
import { templateNamed } from "./template-named.ts";

export type PouredSite = CheckedSite & {
  moved: MovedContent;
  /** Whether anything of it is other than it was. */
  differs: boolean;
};

/**
 * The site that `input` is (a document of any version, as JSON gives it) in the design `slug`, with all that it says; in its own
 * it wears what that brings today. Throws `SiteError`.
 */
export function pourSite(input: unknown, slug: string): PouredSite {
  const { site, design } = readSite(input);
  const content = collectContent(site, design.blocks);
  const poured = pourContent(site, content, designFor(templateNamed(slug), site.facts));
  // As it is kept: what it has not is not there, rather than there and undefined.
  const checked = checkSite(JSON.parse(JSON.stringify(poured)));
  return {
    ...checked,
    moved: movedContent(site, content, checked.site),
    differs: !isSame(site, checked.site),
  };
}
