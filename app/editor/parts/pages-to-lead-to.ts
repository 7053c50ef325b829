import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { partName } from "./part-name.ts";

/** The pages that a link may lead to, as they are called; those of records have an address for each of them. */
export function pagesToLeadTo(site: SiteDocument): { href: string; label: string }[] {
  return Object.entries(site.pages)
    .filter(([, { record }]) => record === undefined)
    .map(([path]) => ({ href: path, label: partName({ kind: "page", path }, site) }));
}
