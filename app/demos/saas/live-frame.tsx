import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import { demoPlace } from "../site-place.ts";
import { frame } from "./frame.ts";
import "./grout.css";

/** The frame of a page with state; `isApp` lays the navigation down the left edge, as in the product. */
export function LiveFrame({ isApp = false, children }: { isApp?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const nav = isApp ? ({ ...frame.nav, variant: "rail" } as const) : frame.nav;
  return (
    <SiteFrame site={{ ...frame, nav }} place={demoPlace(pathname)}>
      {children}
    </SiteFrame>
  );
}
