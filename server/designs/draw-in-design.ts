import { drawInDesign as command } from "../../contract/draw-in-design.ts";
import { handle } from "../api/handle-command.ts";
import { designToWear } from "../catalogue/design-to-wear.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { receiver, siteOrigin } from "../sites/site-origin.ts";
import { wornPage } from "./worn-pages.ts";

export const drawInDesign = handle(command, async ({ input, actor, parts }) => {
  const { config, database, desk } = parts;
  const { site, design, path } = input;
  const { document, revision, subdomain } = await readDraft(database, actor, site);
  const origin = siteOrigin(config, subdomain);
  const into = await designToWear(parts, design);
  try {
    const page = await wornPage(desk, { document, into, path, origin, receiver });
    return { ...page, revision };
  } catch (error) {
    throw refusedDocument(error);
  }
});
