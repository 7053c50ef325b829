import type { ReactNode } from "react";
import { useSiteVisit } from "../../engine/live/site-visit.ts";
import { SiteFrame } from "../../engine/render/site-frame.tsx";
import { countOf } from "./cart/cart.ts";
import { frame } from "./frame.ts";
import { useVisit } from "./visit-store.ts";

/** The frame of a page with state: its navigation says how many pieces lie in the cart. */
export function LiveFrame({ children }: { children: ReactNode }) {
  const { place } = useSiteVisit();
  const count = countOf(useVisit().cart);
  const links = frame.nav.links.map((link) =>
    link.href === "/cart" ? { ...link, label: `${link.label} (${count})` } : link,
  );
  return (
    <SiteFrame site={{ ...frame, nav: { ...frame.nav, links } }} place={place}>
      {children}
    </SiteFrame>
  );
}
