import { join } from "node:path";
import { pathToFileURL } from "node:url";

const templates = join(import.meta.dirname, "../../../templates");

/** The site of a template as a document that came from outside. */
export async function sampleSite(slug: string): Promise<{ [key: string]: unknown }> {
  const { site } = await import(pathToFileURL(join(templates, slug, "site.ts")).href);
  return JSON.parse(JSON.stringify(site));
}
