import { drawCard as command } from "../../contract/draw-card.ts";
import { handle } from "../api/handle-command.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { siteOrigin } from "./site-origin.ts";

export const drawCard = handle(command, async ({ input, actor, parts }) => {
  const { database, config, desk } = parts;
  const { site, ...card } = input;
  const { subdomain, canonical_host } = await readDraft(database, actor, site);
  const { host } = new URL(siteOrigin(config, subdomain, canonical_host));
  try {
    const png = Buffer.from(await desk.card({ ...card, host }));
    return { picture: `data:image/png;base64,${png.toString("base64")}` };
  } catch (error) {
    throw refusedDocument(error);
  }
});
