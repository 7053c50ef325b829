import { demoPlace } from "../site-place.ts";

const { base } = demoPlace("fashion", "");

/** The address of one of the house's own pages: `/shop`, `/product/lean-coat`. */
export function addressOf(path: string): string {
  return base + path;
}
