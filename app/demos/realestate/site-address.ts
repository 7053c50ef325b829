/** Where the catalogue has this demo. */
const base = "/demo/realestate";

/** The address of one of the site's own pages: `/listings`, `/property/salt-cabin`. */
export function addressOf(path: string): string {
  return base + path;
}
