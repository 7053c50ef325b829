import { useSyncExternalStore } from "react";
import type { SiteVisit } from "./site-visit.ts";

type Entry = Pick<SiteVisit, "search" | "hash" | "key" | "isReplaced">;

const built: Entry = { search: "", hash: "", key: "built", isReplaced: false };

/** What all views on the page know of the address. */
let shown: Entry | undefined;
const listeners = new Set<() => void>();

/**
 * The address as a page without a router knows it, for all its islands, and the way to change it by the history interface.
 * What leads to another page loads it.
 */
export function useHistoryVisit(): Entry & Pick<SiteVisit, "navigate"> {
  const entry = useSyncExternalStore(
    subscribe,
    () => (shown ??= read(false)),
    () => built,
  );
  return { ...entry, navigate };
}

const navigate: SiteVisit["navigate"] = (to, { replace = false, preventScrollReset = false } = {}) => {
  const next = new URL(location.href);
  if (typeof to === "string") next.href = new URL(to, next).href;
  else Object.assign(next, { search: to.search ?? "", hash: to.hash ?? "" });
  if (next.origin !== location.origin || next.pathname !== location.pathname)
    return replace ? location.replace(next) : location.assign(next);
  history[replace ? "replaceState" : "pushState"]({ key: newKey() }, "", next);
  if (!preventScrollReset) scrollTo(0, 0);
  tell(replace);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", hearBack);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", hearBack);
  };
}

function hearBack(): void {
  tell(false);
}

function tell(isReplaced: boolean): void {
  shown = read(isReplaced);
  for (const listener of listeners) listener();
}

function read(isReplaced: boolean): Entry {
  const { search, hash } = location;
  const kept: unknown = history.state?.key;
  // Somebody else may have written something else there, even what is unequal to itself.
  return { search, hash, key: typeof kept === "string" ? kept : built.key, isReplaced };
}

/** Another one each time; `crypto.randomUUID` is not there on a site without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("-");
}
