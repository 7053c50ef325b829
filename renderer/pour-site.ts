import { isSame } from "../engine/document/is-same.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Trade } from "../engine/facts/trades.ts";
import { collectContent } from "../engine/transfer/collect-content.ts";
import { type DressPart, dressOf, improveDress, wearDress } from "../engine/transfer/dress.ts";
import { pourContent } from "../engine/transfer/pour-content.ts";
import { designFor } from "../templates/design-for.ts";
import { type DesignVersions, designVersions, todaysVersion } from "../templates/versions/design-versions.ts";
import { type CheckedSite, checkSite } from "./check-site.ts";
import { type MovedContent, movedContent } from "./moved-content.ts";
import { readSite } from "./read-site.ts";
import { templateNamed } from "./template-named.ts";

/** What the studio has improved of a design since a site began with it. */
export type Improvement = {
  /** Of the design, today. */
  version: number;
  /** What gets another look by it, and what stays because whoever has the site has chosen it themselves. */
  changes: DressPart[];
  kept: DressPart[];
};

export type PouredSite = CheckedSite & {
  moved: MovedContent;
  /** Whether anything of it is other than it was. */
  differs: boolean;
  /** In its own design, where that is an improvement of the studio's and no more than that. */
  improvement?: Improvement;
};

export type PourChoice = {
  /** The trades that the design suits as it is, where those are not what its makers say. */
  suits?: readonly Trade[] | undefined;
  versions?: DesignVersions;
};

/**
 * The site that `input` is (a document of any version, as JSON gives it) in the design `slug`, with all that it says. In its own,
 * where the studio has improved that since, it wears the improvement and keeps what its people chose; else all of it as it is today.
 * Throws `SiteError`.
 */
export function pourSite(
  input: unknown,
  slug: string,
  { suits, versions = designVersions }: PourChoice = {},
): PouredSite {
  const { site, design } = readSite(input);
  const content = collectContent(site, design.blocks);
  const version = todaysVersion(slug, versions);
  const improved = site.design === slug ? improvedSite(site, versions) : undefined;
  const poured =
    improved?.site ?? pourContent(site, content, designFor(templateNamed(slug), site.facts, suits));
  // As it is kept: what it has not is not there, rather than there and undefined.
  const checked = checkSite(JSON.parse(JSON.stringify({ ...poured, designVersion: version })));
  return {
    ...checked,
    moved: movedContent(site, content, checked.site),
    differs: !isSame({ ...site, designVersion: version }, checked.site),
    ...(improved && { improvement: improved.improvement }),
  };
}

/** The site with what the studio improved of its design since; undefined where that is nothing that can be seen of a document. */
function improvedSite(
  site: SiteDocument,
  versions: DesignVersions,
): { site: SiteDocument; improvement: Improvement } | undefined {
  const all = versions[site.design ?? ""] ?? [];
  const [base, today] = [all.find(({ version }) => version === site.designVersion), all.at(-1)];
  if (!base || !today || base === today) return undefined;
  const { dress, changes, kept } = improveDress(dressOf(site), base.dress, today.dress);
  if (changes.length === 0) return undefined;
  return { site: wearDress(site, dress), improvement: { version: today.version, changes, kept } };
}
