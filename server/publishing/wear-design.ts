import type { Trade } from "../../engine/facts/trades.ts";
import type { Destination, Improvement, MovedContent } from "../../renderer/renderer.ts";
import { loadRenderer } from "./load-renderer.ts";
import { renderPage } from "./render-page.ts";

/** A design that a site is to wear, with the trades that the studio has chosen for it, where it has. */
export type DesignToWear = { design: string; suits?: readonly Trade[] | undefined };

export type WornPage = {
  /** As `RenderedPage` has it. */
  html: string;
  moved: MovedContent;
  differs: boolean;
  improvement?: Improvement;
};

/** One page of the site that `document` is, in another design, with what became of all that it says. Throws `SiteError`. */
export async function wearDesign(
  document: unknown,
  { design, suits }: DesignToWear,
  path: string,
  to: Destination,
): Promise<WornPage> {
  const { drawing } = await loadRenderer();
  const { site, moved, differs, improvement } = drawing.pourSite(document, design, { suits });
  return {
    ...(await renderPage(site, path, to)),
    moved,
    differs,
    ...(improvement && { improvement }),
  };
}
