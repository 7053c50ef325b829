import { everyTemplate } from "../../../templates/every-template.ts";
import { themeSheet } from "../../../templates/fitting/theme-sheet.ts";

/** The theme of each design as CSS, for whatever is written in it. */
export function everyTheme(): Record<string, string> {
  return Object.fromEntries(everyTemplate.map(({ slug, site }) => [slug, themeSheet(site.theme)]));
}
