import type { ReactNode } from "react";
import { useSiteVisit } from "../../engine/live/site-visit.ts";
import { SiteFrame } from "../../engine/render/site-frame.tsx";
import { frame } from "./frame.ts";
import "./grout.css";

/** The frame of a page with state; `isApp` lays the navigation down the left edge, as in the product. */
export function LiveFrame({ isApp = false, children }: { isApp?: boolean; children: ReactNode }) {
  const { place } = useSiteVisit();
  const nav = isApp ? ({ ...frame.nav, variant: "rail" } as const) : frame.nav;
  return (
    <SiteFrame site={{ ...frame, nav }} place={place}>
      {children}
    </SiteFrame>
  );
}
