import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";

/** How many addresses a document says it of, as its schema has it (`engine/document/site-document.ts`): a browser has no zod. */
export const mostLeads = 200;

/** Has the address `from`, whose page goes, lead to the page at `to`, or nowhere. */
export function leadSteps({ leads }: SiteDocument, from: string, to: string | null): Patch {
  if (leads === undefined) return [{ op: "add", path: ["leads"], value: { [from]: to } }];
  if (Object.hasOwn(leads, from)) return [{ op: "replace", path: ["leads", from], value: to }];
  const [oldest] = Object.keys(leads);
  const isFull = Object.keys(leads).length >= mostLeads;
  return [
    ...(isFull && oldest !== undefined ? [{ op: "remove" as const, path: ["leads", oldest] }] : []),
    { op: "add", path: ["leads", from], value: to },
  ];
}

/** Where a page comes to `path`: what was said of its address when another went from there counts no more. */
export function takenSteps({ leads }: SiteDocument, path: string): Patch[number][] {
  return leads !== undefined && Object.hasOwn(leads, path) ? [{ op: "remove", path: ["leads", path] }] : [];
}

/** Where the page at `from` comes to `to`: addresses that lead to it go along. */
export function followingSteps({ leads = {} }: SiteDocument, from: string, to: string): Patch[number][] {
  return Object.entries(leads).flatMap(([path, at]): Patch[number][] =>
    at === from && path !== to ? [{ op: "replace", path: ["leads", path], value: to }] : [],
  );
}
