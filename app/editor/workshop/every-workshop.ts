import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { type DesignForms, describeDesign } from "../../../renderer/describe-design.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { ownTrade } from "../../start/homes/every-home.ts";

/** What the site of a business without an account begins with, in the design's own trade and in any other. */
export type Beginnings = { own: SiteDocument; other: SiteDocument };

/** What the editor is told of a design by the build: what may stand in its documents, and with what they begin. */
export type MadeWorkshop = { forms: DesignForms; theme: Theme; beginnings: Beginnings };

/** Stands for a name while the documents are made: none of their texts has told it yet. */
const anybody = "Anybody";

/** For the build, which hands it to browsers as plain data; by the name of the design. */
export function everyWorkshop(): Record<string, MadeWorkshop> {
  return Object.fromEntries(
    everyTemplate.map((template) => {
      const begun = (trade?: string) =>
        beginSite(template, { name: anybody, ...(trade && { trade }) }, "en-US");
      const beginnings = { own: begun(ownTrade(template.slug)), other: begun() };
      const { theme } = template.site;
      return [template.slug, { forms: describeDesign(template.slug), theme, beginnings }];
    }),
  );
}
