import { isSample, samplesOf } from "../document/samples.ts";
import { type Checked, type Finding, found, type Rule } from "./finding.ts";
import { pageLabel, sectionLabel } from "./labels.ts";
import { claimsOf } from "./sample-claims.ts";
import { shownSections } from "./shown-sections.ts";

/** What visitors would take for true, and how it is called: one and many. */
const claimed: Partial<Record<Rule, { what: string; mend: string }>> = {
  "sample-quotes": {
    what: "quotes that nobody said",
    mend: "Put in what your own customers said, or hide the section.",
  },
  "sample-figures": {
    what: "figures of a business that is not yours",
    mend: "Put in your own, or hide the section.",
  },
  "sample-prices": { what: "prices that are not yours", mend: "Put in your own, or hide the section." },
  "sample-address": {
    what: "addresses or numbers that are not yours",
    mend: "Put in your own, or hide the section.",
  },
};

/**
 * Quotes, figures, prices and addresses of the business that the template was made for, which nobody has replaced: of each
 * section and kind one finding.
 */
export function checkSamples({ site, blocks }: Checked): Finding[] {
  return shownSections(site).flatMap(({ page, key, block, of }) => {
    const definition = blocks.get(block.type);
    if (!definition || samplesOf(of, key) === undefined) return [];
    const claims = claimsOf(definition, block, site.collections).filter(({ place }) =>
      isSample(of, key, place),
    );
    return [...new Set(claims.map(({ rule }) => rule))].flatMap((rule) => {
      const said = claimed[rule];
      if (!said) return [];
      const message = `${capital(sectionLabel(site, block))} on ${pageLabel(site, page)} still has the template's ${said.what}.`;
      return [
        found({
          rule,
          severity: "blocking",
          isAcceptable: true,
          page,
          section: key,
          message,
          mend: said.mend,
        }),
      ];
    });
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
