import { demos } from "../../../demos/catalog.ts";

/** What people call the design `slug`. */
export function brandNamed(slug: string): string {
  return demos.find((one) => one.slug === slug)?.brand ?? slug;
}
