import { createContext, useContext } from "react";
import { resolveHref } from "../render/resolve-href.ts";
import type { Place } from "../render/site-frame.tsx";

/** What a live view may know of the visit, and the one way in which it changes the address. Who shows the site gives it. */
export type SiteVisit = {
  place: Place;
  /** The address that forms post to; without one nothing is sent. */
  receiver?: string | undefined;
  /** Where the visit's choices live on from page to page; without one they are in memory alone. */
  storage?: Storage | undefined;
  /** Query and fragment of the address, with `?` and `#`, or empty. */
  search: string;
  hash: string;
  /** Another for each entry of the history. */
  key: string;
  /** Whether this entry took the place of the one before, as it does where a page follows what is typed. */
  isReplaced: boolean;
  /**
   * Goes to `to`, an address or a part of one, without loading the page. `replace` leaves no trace to go back to;
   * `preventScrollReset` stays where the page is scrolled to.
   */
  navigate: (
    to: string | { search?: string; hash?: string },
    options?: { replace?: boolean; preventScrollReset?: boolean },
  ) => void;
};

/** The visit of what is drawn for nobody yet. */
export const nowhere: SiteVisit = {
  place: { base: "", path: "/" },
  search: "",
  hash: "",
  key: "",
  isReplaced: false,
  navigate: () => {},
};

const Visit = createContext<SiteVisit>(nowhere);

/** Gives the views within it the visit; who shows a site without one shows its pages as they are at first. */
export const SiteVisitProvider = Visit.Provider;

/** The visit that the view is part of. */
export function useSiteVisit(): SiteVisit {
  return useContext(Visit);
}

/** What makes an address of a path of the site's own, such as `/menu`, wherever the site is shown. */
export function useAddressOf(): (path: string) => string {
  const { base } = useSiteVisit().place;
  return (path) => resolveHref(path, base);
}
