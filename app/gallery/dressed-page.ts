import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { Facts } from "../../engine/facts/facts.ts";
import { themeCss } from "../../engine/theme/theme-css.ts";
import { beginSite } from "../../templates/begin-site.ts";
import { drawSite } from "../../templates/draw-site.ts";
import { everyTemplate, type Template } from "../../templates/every-template.ts";
import { pourSite } from "../../templates/pour-site.ts";
import { sheetsOf } from "./sheets.ts";

/**
 * Every page of the template `slug` as the business of `facts` would have it, by path: begun from the template's samples, or
 * with all that the template `from` says poured into it. Throws for a template that there is not.
 */
export async function dressedPages(slug: string, facts: Facts, from?: string): Promise<Map<string, string>> {
  const template = templateOf(slug);
  const site = from ? poured(templateOf(from), template, facts) : beginSite(template, facts, "en");
  const sheets = await sheetsOf(slug);
  const recordData = from ? {} : template.recordData;
  return new Map(
    drawSite(site, template.blocks, recordData).map(({ path, html }) => [path, pageOf(site, html, sheets)]),
  );
}

function templateOf(slug: string): Template {
  const template = everyTemplate.find((one) => one.slug === slug);
  if (!template) throw new Error(`there is no template ${slug}`);
  return template;
}

function poured({ site, blocks }: Template, target: Template, facts: Facts): SiteDocument {
  const own = { ...site, facts: { ...site.facts, ...facts } };
  return pourSite(own, { site, blocks }, target);
}

function pageOf({ theme }: SiteDocument, html: string, sheets: string): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dressed</title>`,
    `<meta name="viewport" content="width=device-width"><style>${themeCss(theme)}</style><style>${sheets}</style></head>`,
    `<body>${html}</body></html>`,
  ].join("\n");
}
