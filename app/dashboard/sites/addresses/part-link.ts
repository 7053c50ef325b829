/** The address of the tab *Content* with the form of this page. */
export function partOfPage(site: string, path: string): string {
  return `/dashboard/sites/${site}?part=${encodeURIComponent(`page:${path}`)}#content`;
}
