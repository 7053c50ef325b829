import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { tellFacts } from "../../../engine/facts/tell-facts.ts";
import { resolve } from "../../../engine/render/resolve.ts";
import { toldSeo } from "../../../engine/render/told-seo.ts";

export type FoundTexts = {
  title: string;
  description: string;
  /** The last part of the address of the record that stands for all of them, where it is a page of records. */
  record: string | undefined;
};

/** What others show of the page at `path`, with the facts that it tells; of a page of records as of the first of them. */
export function foundTexts(document: SiteDocument, path: string): FoundTexts | undefined {
  const page = document.pages[path];
  if (!page) return undefined;
  const record = page.record === undefined ? undefined : document.collections?.[page.record]?.[0];
  const { title, description } = resolve(toldSeo(page.seo, document), {
    base: "",
    record: record && tellFacts(record, document),
  });
  return { title, description, record: record?.id };
}
