import { type Checked, type Finding, found } from "./finding.ts";
import { pageLabel } from "./labels.ts";
import { tagsOf, textWithin } from "./markup.ts";

/** About what search engines show of one. */
const longest = { title: 65, description: 170 };

/** What tabs and search engines say of each page: a title it must have; that it is a good one is advice. */
export function checkHeads({ site, pages }: Checked): Finding[] {
  const own = pages.filter(({ page }) => Object.hasOwn(site.pages, page));
  const first = new Map<string, string>();
  const findings = own.flatMap(({ page, html }): Finding[] => {
    const title = textWithin(html, "title") ?? "";
    const label = pageLabel(site, page);
    const of = (rule: "page-title" | "title-length" | "description" | "same-title") => ({
      rule,
      page,
      severity: rule === "page-title" ? ("blocking" as const) : ("advice" as const),
      isAcceptable: false,
    });
    if (title === "") {
      const message = `${label.charAt(0).toUpperCase()}${label.slice(1)} has no title: tabs and search engines show an empty line.`;
      return [found({ ...of("page-title"), message, mend: "Give it one under the page's settings." })];
    }
    const same = first.get(title);
    if (same === undefined) first.set(title, page);
    const description = tagsOf(html, "meta").find((tag) => tag.get("name") === "description");
    const length = description?.get("content")?.trim().length ?? 0;
    return [
      ...(same !== undefined && same !== page
        ? [
            found({
              ...of("same-title"),
              message: `The title of ${label} is that of ${pageLabel(site, same)} too.`,
              mend: "Say in each what only this page is about.",
            }),
          ]
        : []),
      ...(title.length > longest.title
        ? [
            found({
              ...of("title-length"),
              message: `The title of ${label} has ${title.length} characters: search engines cut it off.`,
              mend: `Say it in ${longest.title}.`,
            }),
          ]
        : []),
      ...(length === 0 || length > longest.description
        ? [
            found({
              ...of("description"),
              message:
                length === 0
                  ? `${label.charAt(0).toUpperCase()}${label.slice(1)} has no description for search engines.`
                  : `The description of ${label} has ${length} characters: search engines cut it off.`,
              mend: `Say in one or two sentences, of at most ${longest.description} characters, what somebody finds there.`,
            }),
          ]
        : []),
    ];
  });
  // Pages of records are one page of the document.
  return [...new Map(findings.map((one) => [one.id, one])).values()];
}
