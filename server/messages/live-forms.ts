import { askingSections } from "../../engine/document/asking-sections.ts";
import { migrateSite } from "../../engine/document/migrate-site.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { Database } from "../db/database.ts";
import { type LiveForm, type LiveForms, liveFormsOf } from "./live-form.ts";

export type FormsOfBuild = LiveForms & {
  /** The pages that say that something has arrived, as far as the build has them. */
  thanks: ReadonlySet<string>;
};

export type FormsOfBuilds = {
  /** What a build asks; undefined for one that is not there any more. */
  of: (build: string) => Promise<FormsOfBuild | undefined>;
};

const mostRemembered = 1_000;

/** What builds ask, read from their documents once: a build never changes. */
export function formsOfBuilds({ pool }: Database): FormsOfBuilds {
  const known = new Map<string, Promise<FormsOfBuild | undefined>>();

  async function read(build: string): Promise<FormsOfBuild | undefined> {
    const { rows } = await pool.query<{ body: string; thanks: string[] }>(
      `select documents.body, array(
         select path from private.build_files where build = builds.id and path ~ '/thanks(-\\d+)?$'
       ) as thanks
       from private.builds
       join public.versions on versions.site = builds.site and versions.number = builds.version
       join private.documents on documents.hash = versions.document_hash
       where builds.id = $1`,
      [build],
    );
    const [row] = rows;
    return row && { ...liveFormsOf(JSON.parse(row.body)), thanks: new Set(row.thanks) };
  }

  return {
    of: (build) => {
      const found = known.get(build);
      if (found) return found;
      const reading = read(build);
      if (known.size >= mostRemembered) for (const [oldest] of [...known].slice(0, 1)) known.delete(oldest);
      known.set(build, reading);
      reading.then(
        (forms) => forms ?? known.delete(build),
        () => known.delete(build),
      );
      return reading;
    },
  };
}

/** The form that stands at `from`, the path of a page, `#` and the name of a section. */
export function formAt({ forms }: LiveForms, from: string): { form: LiveForm; path: string } | undefined {
  const [, path = "", name] = /^(\/[^#]*)#(.+)$/.exec(from) ?? [];
  const form = forms.find((one) => one.name === name && isAt(one.page, path));
  return form && { form, path };
}

/**
 * What tells of each page of a site, by its path, whether it takes messages. `document` is as a version keeps it. Throws what
 * `migrateSite` throws.
 */
export function takesMessages(document: unknown): (path: string) => boolean {
  const asking = askingSections(migrateSite(document) as unknown as SiteDocument);
  const pages = [...new Set(asking.map(({ page }) => page))];
  return (path) => pages.some((page) => isAt(page, path));
}

/** Whether the page `path` is the document's `page`, or a record's of it. */
export function isAt(page: string, path: string): boolean {
  if (!page.endsWith("/:id")) return page === path;
  return path.startsWith(page.slice(0, -3)) && /^[a-z\d-]{1,80}$/.test(path.slice(page.length - 3));
}
