import type { Destination } from "../../renderer/renderer.ts";
import { loadRenderer } from "./load-renderer.ts";
import { stylePage } from "./style-page.ts";

export type RenderedPage = {
  /** The whole document with its sheets, and without scripts: what lives shows how it begins. */
  html: string;
};

/** One page of the site that `document` is, to be looked at while it is made. Throws what `drawOnePage` throws. */
export async function renderPage(document: unknown, path: string, to: Destination): Promise<RenderedPage> {
  const renderer = await loadRenderer();
  const page = renderer.drawing.drawOnePage(document, path, to);
  return { html: stylePage(page.design, page, renderer) };
}
