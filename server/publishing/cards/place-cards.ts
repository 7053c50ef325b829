import { createHash } from "node:crypto";
import type { PlacedCard } from "../../../renderer/renderer.ts";
import { contentTypeOf } from "../../pages/content-types.ts";
import type { SiteFile } from "../site-file.ts";

type Page = { html: string; card?: PlacedCard | undefined };

/**
 * Draws the pictures that `pages` are shared with, and has their markup name them by what is in them: so that a picture that looks another way
 * than yesterday has another address, which networks would not ask for again otherwise.
 */
export async function placeCards<Any extends Page>(
  pages: readonly Any[],
): Promise<{ pages: Any[]; files: SiteFile[] }> {
  const cards = new Map(pages.flatMap(({ card }) => (card ? [[card.path, card.card]] : [])));
  if (cards.size === 0) return { pages: [...pages], files: [] };
  // With what sets type and draws it, which only some sites need.
  const { drawCard } = await import("./draw-card.ts");
  const files = new Map<string, SiteFile>();
  for (const [asked, card] of cards) {
    const bytes = await drawCard(card);
    const path = `/share/${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.png`;
    files.set(asked, { path, contentType: contentTypeOf(path), bytes: bytes.slice(), isImmutable: true });
  }
  return {
    pages: pages.map((page) => {
      const asked = page.card?.path ?? "";
      const { path } = files.get(asked) ?? {};
      return path ? { ...page, html: page.html.replace(asked, path) } : page;
    }),
    // Two cards may come out as one picture.
    files: [...new Map(Array.from(files.values(), (file) => [file.path, file])).values()],
  };
}
