import type { SiteDocument } from "../document/site-document.ts";
import { type Checked, type Finding, found } from "./finding.ts";
import { pageLabel } from "./labels.ts";
import { tagsOf } from "./markup.ts";
import { shownSections } from "./shown-sections.ts";

/** Links that visitors see and that lead nowhere: to a page that the site has not, or a place that its page has not. */
export function checkLinks({ site, pages }: Checked): Finding[] {
  const names = new Map(pages.map(({ address, html }) => [address, namesIn(html)]));
  const dead = pages.flatMap(({ page, address, html }) =>
    tagsOf(html, "a").flatMap((tag) => {
      const href = tag.get("href");
      return href !== undefined && /^[/#]/.test(href) && !leads(href, address, names) ? [{ page, href }] : [];
    }),
  );
  const findings = dead.flatMap(({ page, href }) => {
    const source = sourceOf(site, page, href);
    // Written by a view and by nobody else: a part of it that it shows when it lives.
    if (href.startsWith("#") && source.page !== undefined && source.section === undefined) return [];
    const where = source.page === undefined ? "on all pages" : `on ${pageLabel(site, source.page)}`;
    const [path = "", place] = href.split("#");
    const what = path !== "" && !names.has(path.replace(/\?.*/, "")) ? "a page" : "a place";
    return {
      ...found({
        rule: "dead-link",
        severity: "blocking",
        isAcceptable: false,
        ...source,
        message: `A link ${where} leads to ${href}, ${what} that the site does not have.`,
        mend:
          place && what === "a place"
            ? "Show what it leads to again, or change the link."
            : "Change the link, or remove it.",
      }),
    };
  });
  return [...new Map(findings.map((one) => [one.id, one])).values()];
}

function leads(href: string, from: string, names: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [page = "", place] = href.replace(/\?[^#]*/, "").split("#");
  const own = names.get(page === "" ? from : page);
  // An empty place, and this one, are the top of every page.
  return own !== undefined && (!place || place === "top" || own.has(decoded(place)));
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

function namesIn(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id));
}

/** Whose link it is; one of navigation and footer stands on all pages. */
function sourceOf(
  site: SiteDocument,
  page: string,
  href: string,
): Pick<Finding, "page" | "section" | "place"> {
  const [, place = ""] = /(#.*)$/.exec(href) ?? [];
  // A place of another page is written as `#place` alone where it was meant for all.
  const written = [href, ...(place ? [place] : [])];
  for (const name of ["nav", "footer"] as const) {
    if (written.some((one) => says(site[name], one))) return { place: `${name}: ${href}` };
  }
  const section = shownSections(site).find(
    (one) => one.page === page && written.some((text) => says(one.block.props, text)),
  );
  return { page, ...(section && { section: section.key }), place: href };
}

function says(value: unknown, href: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, item]) => (key === "href" && item === href) || says(item, href));
}
