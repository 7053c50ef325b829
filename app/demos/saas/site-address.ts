/** Where the catalogue has this demo. */
const base = "/demo/saas";

/** The address of one of Tessel's own pages: `/pricing`. */
export function addressOf(path: string): string {
  return base + path;
}
