import type { Place } from "../../engine/render/site-frame.tsx";

const backToPortfolio = { label: "Back to Portfolio", href: "/" };
const makeYours = "Make this yours";
const tryOn = "Try it on your business";

/** Where within its demo the address `pathname` lies, and the ways out of it: back (SPEC.md section 2), to make it one's own, and to try it on. */
export function demoPlace(pathname: string): Place {
  const base = demoPathOf(pathname);
  const path = pathname.slice(base.length).replace(/\/+$/, "");
  const slug = base.slice(base.lastIndexOf("/") + 1);
  return {
    base,
    path: path || "/",
    host: [
      backToPortfolio,
      { label: makeYours, href: `/make/${slug}` },
      { label: tryOn, href: `/start?design=${slug}` },
    ],
  };
}

/** The part of an address that names the demo: `/demo/fashion` of `/demo/fashion/shop`. */
export function demoPathOf(pathname: string): string {
  return pathname.split("/", 3).join("/");
}
