import { useSyncExternalStore } from "react";
import { useSiteVisit } from "./site-visit.ts";

/**
 * What a visitor has chosen on a site, shared by all views that call the hook it gives: nothing until the first change, then
 * what was chosen, and the way to replace it. It lives for the page, or on from page to page where the visit has a storage:
 * there under `name`, and read back by `parse`, which gives nothing for what it does not understand.
 */
export function keptStore<State>(name: string, parse: (kept: unknown) => State | undefined) {
  let state: State | undefined;
  const listeners = new Set<() => void>();

  function hear(next: State | undefined): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return function useKept(): [State | undefined, (next: State) => void] {
    const { storage } = useSiteVisit();
    const now = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        // Not before: the first render is the page as it was built.
        if (storage && state === undefined) hear(recall(storage));
        // A page that is gone back to stands as it was left, and the pages after it may have changed what is kept.
        const comeBack = ({ persisted }: PageTransitionEvent) => {
          if (persisted && storage) hear(recall(storage));
        };
        addEventListener("pageshow", comeBack);
        return () => {
          removeEventListener("pageshow", comeBack);
          listeners.delete(listener);
        };
      },
      () => state,
      () => undefined,
    );
    function replace(next: State): void {
      keep(storage, next);
      hear(next);
    }
    return [now, replace];
  };

  function recall(storage: Storage): State | undefined {
    try {
      return parse(JSON.parse(storage.getItem(name) ?? "null"));
    } catch {
      // Written by somebody else, or storage is refused: the visit begins anew.
      return undefined;
    }
  }

  function keep(storage: Storage | undefined, next: State): void {
    try {
      storage?.setItem(name, JSON.stringify(next));
    } catch {
      // Full or refused: it lives for this page.
    }
  }
}
