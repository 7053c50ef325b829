import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { below, sectionChange } from "../draft/section-change.ts";
import type { DesignForms } from "../form/design-forms.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { leadsTo, linksIn } from "../links/link-places.ts";
import { removeLinks } from "../links/remove-links.ts";
import { isLedToByDesign } from "./fixed-addresses.ts";

/** Why a page stays: it is the first, it is shown for each of these records, the design itself leads there, or a section needs it. */
export type Reason =
  | { why: "first" }
  | { why: "records"; collection: string }
  | { why: "design" }
  | { why: "needed"; page: string; section: string }
  | { why: "frame" };

/** What keeps a page from getting another address. */
export function whyFixed(site: SiteDocument, path: string): Reason | undefined {
  if (path === "/") return { why: "first" };
  const { record } = site.pages[path] ?? {};
  if (record !== undefined) return { why: "records", collection: record };
  return isLedToByDesign(site.design, path) ? { why: "design" } : undefined;
}

/**
 * The steps that take the page at `path` away, and the links that led to it with it: first the links, so that each step finds its
 * place. A reason instead where something of the site cannot be without it.
 */
export function removePage(
  site: SiteDocument,
  path: string,
  forms: DesignForms,
): { steps: Patch } | { reason: Reason } {
  const fixed = whyFixed(site, path);
  if (fixed) return { reason: fixed };
  const isGone = (href: string) => leadsTo(href, path);
  const steps: Patch[number][] = [];
  for (const name of ["nav", "footer"] as const) {
    const found = removeLinks(forms[name] as FormSchema, site[name], name, isGone);
    if (!found) return { reason: { why: "frame" } };
    if (found.length > 0) steps.push(...below([name], found as Patch));
  }
  for (const [name, records] of Object.entries(site.collections ?? {})) {
    const items = forms.collections[name] as FormSchema | undefined;
    const found = removeLinks({ type: "array", items: items ?? {} }, records, name, isGone);
    if (!found) return { reason: { why: "records", collection: name } };
    if (found.length > 0) steps.push(...below(["collections", name], found as Patch));
  }
  for (const [from, page] of Object.entries(site.pages)) {
    if (from === path) continue;
    for (const [key, { type, props }] of Object.entries(page.sections)) {
      if (!linksIn(props).some(({ href }) => isGone(href))) continue;
      const schema = (forms.blocks[type]?.schema ?? {}) as FormSchema;
      const found = removeLinks(schema, props, type, isGone);
      if (!found) return { reason: { why: "needed", page: from, section: type } };
      // What an earlier section of the page lost has changed what of it is a sample.
      const now = applyPatch(site, steps).pages[from] ?? page;
      if (found.length > 0)
        steps.push(...sectionChange({ path: from, page: now, key }, schema, found as Patch));
    }
  }
  return { steps: [...steps, { op: "remove", path: ["pages", path] }] };
}
