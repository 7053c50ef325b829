import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import { demoPlace } from "../site-place.ts";
import "./exchange.css";
import { frame } from "./frame.ts";

/** The frame of a page with state. */
export function ExchangeFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SiteFrame site={frame} place={demoPlace(pathname)}>
      {children}
    </SiteFrame>
  );
}
