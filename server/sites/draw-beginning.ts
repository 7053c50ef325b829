import { drawBeginning as command } from "../../contract/draw-beginning.ts";
import { handle } from "../api/handle-command.ts";
import { templateToBegin } from "../catalogue/template-to-begin.ts";
import { refusedDocument } from "./refused-document.ts";
import { siteOrigin } from "./site-origin.ts";

export const drawBeginning = handle(command, async ({ input, parts }) => {
  const { kind: _, ...beginning } = input;
  const decided = await templateToBegin(parts.database.typed, beginning.template);
  try {
    const { site } = await parts.desk.begin({ ...beginning, ...decided });
    const { html } = await parts.desk.draw(site, "/", { origin: siteOrigin(parts.config, "preview") });
    return { html };
  } catch (error) {
    throw refusedDocument(error);
  }
});
