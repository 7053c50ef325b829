import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page rendered ahead of time and in its first render in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
