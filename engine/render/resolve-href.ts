/**
 * The address of one link of a site that is shown at `base`, the path where the site begins (`/demo/noctua`, or an empty
 * text at the root of a domain): links to its own pages, such as `/menu`, begin there.
 */
export function resolveHref(href: string, base: string): string {
  if (!href.startsWith("/")) return href;
  // The first page has no slash at its end, or a link to a place on it would load it anew.
  return base && /^\/([#?]|$)/.test(href) ? base + href.slice(1) : base + href;
}
