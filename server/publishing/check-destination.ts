import type { Destination } from "../../renderer/renderer.ts";

/**
 * Throws where a site cannot be shown at `to`. What it says stands in addresses, in robots.txt and in the sitemap as it is; and a
 * receiver elsewhere would never hear of a form, because a page's policy lets it speak to its own origin alone.
 */
export function checkDestination({ origin, base = "", receiver }: Destination): void {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`a site is shown at an origin such as https://kiln.example, not at ${origin}`);
  if (!/^(?:\/[\w.~-]+)*$/.test(base))
    throw new Error(`a site begins at a path such as /demo/kiln, or at none, not at ${base}`);
  if (receiver !== undefined && !/^\/(?![/\\])[^\s\\]*$/.test(receiver))
    throw new Error(`forms post to an address of their own origin such as /messages, not to ${receiver}`);
}
