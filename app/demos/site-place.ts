import type { Place } from "../../engine/render/site-frame.tsx";

const backToPortfolio = { label: "Back to Portfolio", href: "/" };

/** Where within its demo the address `pathname` lies, and the way back out of it (SPEC.md section 2). */
export function demoPlace(pathname: string): Place {
  const base = demoPathOf(pathname);
  const path = pathname.slice(base.length).replace(/\/+$/, "");
  return { base, path: path || "/", host: backToPortfolio };
}

/** The part of an address that names the demo: `/demo/fashion` of `/demo/fashion/shop`. */
export function demoPathOf(pathname: string): string {
  return pathname.split("/", 3).join("/");
}
