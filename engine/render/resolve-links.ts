/**
 * A copy of `value` (plain data) in which every `href` to a page of the site itself, such as `/menu`, begins at `base`,
 * the path where the site is shown (`/demo/noctua`, or an empty text at the root of a domain).
 */
export function resolveLinks<Value>(value: Value, base: string): Value {
  return resolve(value, base) as Value;
}

function resolve(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, base));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "href" && typeof item === "string" ? resolveHref(item, base) : resolve(item, base),
    ]),
  );
}

/** The address of one link of a site that is shown at `base`. */
export function resolveHref(href: string, base: string): string {
  if (!href.startsWith("/")) return href;
  // The first page has no slash at its end, or a link to a place on it would load it anew.
  return base && /^\/([#?]|$)/.test(href) ? base + href.slice(1) : base + href;
}
