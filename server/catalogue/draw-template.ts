import { drawTemplate as command } from "../../contract/draw-template.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { type Trade, trades } from "../../engine/facts/trades.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { siteOrigin } from "../sites/site-origin.ts";

export const drawTemplate = handle(command, async ({ input, parts }) => {
  const { template, path } = input;
  const row = await parts.database.typed
    .selectFrom("private.templates")
    .select(["name", "trades", "document"])
    .where("slug", "=", template)
    .executeTakeFirst();
  if (!row?.document || row.name === null) {
    throw new CommandError("not_found", { message: "There is no such template of the studio's." });
  }
  // Nothing else is let in.
  const own = row.document as unknown as SiteDocument;
  const suits = (row.trades ?? []) as Trade[];
  const [trade] = suits;
  const facts = { name: row.name.slice(0, 60), ...(trade && { trade: trades[trade][0] }) };
  const { language } = own.seo;
  try {
    const { site } = await parts.desk.begin({ template, own, facts, language, suits });
    const { html } = await parts.desk.draw(site, path, { origin: siteOrigin(parts.config, "preview") });
    return { html, pages: pagesOf(own) };
  } catch (error) {
    throw refusedDocument(error);
  }
});

/** The addresses of what somebody can look at, the first page first: a page of records is as many as there are records, or none. */
function pagesOf({ pages }: SiteDocument): string[] {
  const others = Object.keys(pages).filter((path) => path !== "/" && !/:|\/404$/.test(path));
  return ["/", ...others];
}
