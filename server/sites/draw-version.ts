import { drawVersion as command } from "../../contract/draw-version.ts";
import { handle } from "../api/handle-command.ts";
import { readVersion } from "./read-version.ts";
import { refusedDocument } from "./refused-document.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

export const drawVersion = handle(command, async ({ input, actor, parts }) => {
  const { database, config, desk } = parts;
  const { document, subdomain } = await readVersion(database, actor, input);
  try {
    const { html } = await desk.draw(document, input.path, {
      origin: siteOrigin(config, subdomain),
      receiver,
    });
    return { html };
  } catch (error) {
    throw refusedDocument(error);
  }
});
