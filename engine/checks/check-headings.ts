import { type Checked, type Finding, found } from "./finding.ts";
import { pageLabel } from "./labels.ts";

/** Pages that do not open with one heading of the first rank, or leave out a rank on the way down. */
export function checkHeadings({ site, pages }: Checked): Finding[] {
  const findings = pages.flatMap(({ page, html }) => {
    if (!Object.hasOwn(site.pages, page)) return [];
    const ranks = Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, rank]) => Number(rank));
    const wrong = wrongWith(ranks);
    return wrong === undefined
      ? []
      : [
          found({
            rule: "headings",
            severity: "advice",
            isAcceptable: false,
            page,
            message: `On ${pageLabel(site, page)} ${wrong}: whoever has pages read out finds their way by headings.`,
            mend: "Show the section that opens the page, or give the page another one that does.",
          }),
        ];
  });
  return [...new Map(findings.map((one) => [one.id, one])).values()];
}

function wrongWith(ranks: readonly number[]): string | undefined {
  const first = ranks.filter((rank) => rank === 1).length;
  if (first === 0) return "no heading is the page's title";
  if (first > 1) return `${first} headings are the page's title`;
  const skips = ranks.some((rank, index) => index > 0 && rank > (ranks[index - 1] ?? rank) + 1);
  return skips ? "a rank of headings is left out" : undefined;
}
