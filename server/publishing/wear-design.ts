import type { Destination, Improvement, MovedContent } from "../../renderer/renderer.ts";
import { loadRenderer } from "./load-renderer.ts";
import { renderPage } from "./render-page.ts";

export type WornPage = {
  /** As `RenderedPage` has it. */
  html: string;
  moved: MovedContent;
  differs: boolean;
  improvement?: Improvement;
};

/** One page of the site that `document` is, in the design `design`, with what became of all that it says. Throws `SiteError`. */
export async function wearDesign(
  document: unknown,
  design: string,
  path: string,
  to: Destination,
): Promise<WornPage> {
  const { drawing } = await loadRenderer();
  const { site, moved, differs, improvement } = drawing.pourSite(document, design);
  return {
    ...(await renderPage(site, path, to)),
    moved,
    differs,
    ...(improvement && { improvement }),
  };
}
