import { drawPage as command } from "../../contract/draw-page.ts";
import { handle } from "../api/handle-command.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

export const drawPage = handle(command, async ({ input, actor, parts }) => {
  const { database, config, desk } = parts;
  const draft = await readDraft(database, actor, input.site);
  const origin = siteOrigin(config, draft.subdomain, draft.canonical_host);
  try {
    const { html } = await desk.draw(draft.document, input.path, { origin, receiver }, input.patch);
    return { html, revision: draft.revision };
  } catch (error) {
    throw refusedDocument(error);
  }
});
