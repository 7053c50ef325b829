import { drawPage as command } from "../../contract/draw-page.ts";
import { handle } from "../api/handle-command.ts";
import { patchedDraft } from "./patched-draft.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

export const drawPage = handle(command, async ({ input, actor, parts }) => {
  const { database, config, desk } = parts;
  const draft = await readDraft(database, actor, input.site);
  const origin = siteOrigin(config, draft.subdomain, draft.canonical_host);
  try {
    const document = patchedDraft(draft.document, input.patch);
    const { html } = await desk.draw(document, input.path, { origin, receiver });
    return { html, revision: draft.revision };
  } catch (error) {
    throw refusedDocument(error);
  }
});
