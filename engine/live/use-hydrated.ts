import { useLayoutEffect, useState } from "react";

/**
 * False in the page rendered ahead of time and in its first render in the browser, true from then on. By an effect, because
 * in islands a store has no snapshot of the server.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
