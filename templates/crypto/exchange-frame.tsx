import type { ReactNode } from "react";
import { useSiteVisit } from "../../engine/live/site-visit.ts";
import { SiteFrame } from "../../engine/render/site-frame.tsx";
import "./exchange.css";
import { frame } from "./frame.ts";

/** The frame of a page with state. */
export function ExchangeFrame({ children }: { children: ReactNode }) {
  const { place } = useSiteVisit();
  return (
    <SiteFrame site={frame} place={place}>
      {children}
    </SiteFrame>
  );
}
