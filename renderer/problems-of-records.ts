import { describeIssues, placeIn } from "../engine/document/describe-issues.ts";
import { pathsOf } from "../engine/document/page-at.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Design } from "../templates/design.ts";

/**
 * What is wrong with the records of `site`, which is sound otherwise: they are not what its design says that they are, so that
 * its views could not draw them, or a page of one would answer for what the site does not have.
 */
export function problemsOfRecords(site: SiteDocument, { collections: known = {} }: Design): string[] {
  const shapes = new Map(Object.entries(known));
  return [
    ...Object.entries(site.collections ?? {}).flatMap(([name, records]) =>
      records.flatMap((record) => {
        const checked = shapes.get(name)?.safeParse(record);
        return checked?.error
          ? describeIssues(checked.error, `collections.${name}, record ${record.id}: `)
          : [];
      }),
    ),
    ...Object.entries(site.pages).flatMap(([path, page]) =>
      page.record && pathsOf({ ...site, pages: { [path]: page } }).includes(path.replace(":id", "404"))
        ? [
            `${placeIn(path)}record: what ends in /404 answers for what there is not, give the record 404 another id`,
          ]
        : [],
    ),
  ];
}
