/** Where the catalogue has this demo. */
const base = "/demos/crypto";

/** The address of one of the exchange's own pages: `/markets`. */
export function addressOf(path: string): string {
  return base + path;
}
