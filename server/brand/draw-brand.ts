import { drawBrand as command } from "../../contract/draw-brand.ts";
import { handle } from "../api/handle-command.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { siteOrigin } from "../sites/site-origin.ts";

export const drawBrand = handle(command, async ({ input, parts }) => {
  const { facts, claims, look } = input.brand;
  const said = claims[0] === undefined ? undefined : { services: [], sentence: claims[0] };
  try {
    const { site } = await parts.desk.begin({ template: input.design, facts, language: "en-US", said, look });
    const { html } = await parts.desk.draw(site, "/", { origin: siteOrigin(parts.config, "preview") });
    return { html };
  } catch (error) {
    throw refusedDocument(error);
  }
});
