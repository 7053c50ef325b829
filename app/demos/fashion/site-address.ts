/** Where the catalogue has this demo. */
const base = "/demo/fashion";

/** The address of one of the house's own pages: `/shop`, `/product/lean-coat`. */
export function addressOf(path: string): string {
  return base + path;
}
