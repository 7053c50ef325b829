import { createHash } from "node:crypto";
import type { SiteRenderer } from "../publishing/start-renderer.ts";
import type { DesignToWear, WornPage } from "../publishing/wear-design.ts";
import { createByteCache } from "../serving/byte-cache.ts";

type Asked = { document: unknown; into: DesignToWear; path: string; origin: string; receiver: string };

/** What is kept of pages that were drawn, in bytes: some two hundred of them. */
const room = 24_000_000;

/** Drawn by this process, by what decides how they look. */
const kept = createByteCache<WornPage>(room);
const drawing = new Map<string, Promise<WornPage>>();

/**
 * A page of a document in another design. The same page is drawn once, whoever asks for it and how often: all designs are looked at
 * by one person after the other, and the thread that draws them is everybody's. Throws what the desk throws.
 */
export function wornPage(
  desk: SiteRenderer,
  { document, into, path, origin, receiver }: Asked,
): Promise<WornPage> {
  const key = createHash("sha256")
    .update(JSON.stringify([document, into, path, origin]))
    .digest("base64");
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const begun =
    drawing.get(key) ??
    desk
      .wear(document, into, path, { origin, receiver })
      .then((page) => {
        kept.set(key, page, 2 * (page.html.length + JSON.stringify(page.moved).length));
        return page;
      })
      .finally(() => drawing.delete(key));
  drawing.set(key, begun);
  return begun;
}
