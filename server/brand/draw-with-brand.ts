import { drawWithBrand as command } from "../../contract/draw-with-brand.ts";
import { isSame } from "../../engine/document/is-same.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { handle } from "../api/handle-command.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { receiver, siteOrigin } from "../sites/site-origin.ts";
import { readBrand } from "./read-brand.ts";
import { wearBrand } from "./wear-brand.ts";

export const drawWithBrand = handle(command, async ({ input, actor, parts }) => {
  const { config, database, desk } = parts;
  const { document, revision, subdomain } = await readDraft(database, actor, input.site, "manage");
  const { brand, revision: ofBrand } = await readBrand(database.typed, actor);
  const to = { origin: siteOrigin(config, subdomain), receiver };
  // The server let nothing in that is no document.
  const site = document as unknown as SiteDocument;
  const branded = wearBrand(site, brand);
  try {
    const before = await desk.draw(site, "/", to);
    const after = await desk.draw(branded, "/", to);
    return {
      before: before.html,
      after: after.html,
      revision,
      brand: ofBrand,
      differs: !isSame(site, branded),
    };
  } catch (error) {
    throw refusedDocument(error);
  }
});
