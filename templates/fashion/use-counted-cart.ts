import type { SiteDocument } from "../../engine/document/site-document.ts";
import { countOf } from "./blocks/cart/cart.ts";
import type { Begun } from "./collections.ts";
import { useVisit } from "./visit-store.ts";

/** `site` with the number of pieces that lie in the cart where its navigation leads to the cart. */
export function useCountedCart<Site extends Pick<SiteDocument, "nav">>(site: Site, begun: Begun): Site {
  const count = countOf(useVisit(begun).cart);
  const links = site.nav.links.map((link) =>
    link.href === "/cart" ? { ...link, label: `${link.label} (${count})` } : link,
  );
  return { ...site, nav: { ...site.nav, links } };
}
