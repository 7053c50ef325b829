/** Stands in built files where the site's own origin belongs, which only the running server knows. */
export const placeholderOrigin = "https://site.invalid";

/** What the React build leaves for servers that render nothing ahead: no page of the site. */
export const fallbackPage = "__spa-fallback.html";

const notFoundName = "/404";

/** The address of a built file, whose `path` begins at the folder of the build. */
export function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}

/** Stands in the address of a page that is there for every id (`/dashboard/sites/_`, `/dashboard/sites/_/edit`). */
export const anyId = "/_";

export function isForAnyId(address: string): boolean {
  return `${address}/`.includes(`${anyId}/`);
}

/** The folder whose unknown pages the page at `address` answers (`""` is the site's own); undefined for other pages. */
export function notFoundFolder(address: string): string | undefined {
  return address.endsWith(notFoundName) ? address.slice(0, -notFoundName.length) : undefined;
}
