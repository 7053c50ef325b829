import { subdomainOf } from "../../../contract/subdomain-of.ts";
import { askingSections } from "../../../engine/document/asking-sections.ts";
import { pathsOf } from "../../../engine/document/page-at.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";

/** What is wrong with an address; `reserved` is one that the site gives itself, as to what a form says at its end. */
export type AddressFault = "empty" | "form" | "taken" | "reserved";

/** What somebody types as the address of a page, as it can be one: `/about-us`. Empty where it has no letter that an address could have. */
export function addressOf(typed: string): string {
  const parts = typed.split("/").map(subdomainOf).filter(Boolean);
  return parts.length > 0 ? `/${parts.join("/")}` : "";
}

/** What is wrong with the address for a page of `site` that stands at `own` now, or is new; undefined where nothing is. */
export function addressFault(site: SiteDocument, address: string, own?: string): AddressFault | undefined {
  if (address === "") return "empty";
  if (address.length > longest || !/^(\/[a-z\d-]+)+$/.test(address)) return "form";
  const { [own ?? ""]: _, ...pages } = site.pages;
  if (pathsOf({ ...site, pages }).includes(address)) return "taken";
  return isReserved(site, address) ? "reserved" : undefined;
}

/** The address that a title suggests, with a number where it is taken. */
export function freeAddress(site: SiteDocument, title: string): string {
  const first = addressOf(title) || "/page";
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? first : `${first}-${number}`;
    const fault = addressFault(site, address);
    if (fault !== "taken" && fault !== "reserved") return address;
  }
}

const longest = 120;

/** Files of every published site lie there, and what its forms say once they are sent. */
function isReserved(site: SiteDocument, address: string): boolean {
  const isFiles = ["/assets", "/media", "/api"].some(
    (folder) => address === folder || address.startsWith(`${folder}/`),
  );
  return isFiles || address.endsWith("/404") || askingSections(site).some(({ thanks }) => thanks === address);
}
