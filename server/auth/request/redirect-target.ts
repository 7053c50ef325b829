/** Where a mailed link may lead: `requested` when it is on the site's own origin, the site's root otherwise. */
export function redirectTarget(siteUrl: string, requested: string | undefined): string {
  const root = new URL("/", siteUrl);
  const target = requested === undefined ? null : URL.parse(requested, root);
  if (target?.origin !== root.origin || target.username !== "" || target.password !== "") return root.href;
  return target.href;
}
