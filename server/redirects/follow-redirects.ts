/** The path of an address within a site, without the place on its page. */
export function withoutPlace(address: string): string {
  return address.replace(/#.*$/, "");
}

/**
 * Where whoever is sent to `to` ends: `redirects` are ways by the path that they lead from, and a page that there is ends each
 * (`isPage`). Undefined where it comes back to `from`, or goes in a circle.
 */
export function followRedirects(
  from: string,
  to: string,
  redirects: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
): string | undefined {
  const seen = new Set([from]);
  for (let at = to; ; ) {
    const path = withoutPlace(at);
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next = isPage(path) ? undefined : redirects.get(path);
    if (next === undefined) return at;
    at = next;
  }
}
