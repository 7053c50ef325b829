import { useEffect, useRef } from "react";

/**
 * Has a site read anew whenever another of its tabs is opened, and when somebody comes back to the window: meanwhile somebody else
 * may have published it, or closed it to them. Not where `isHeld`: what is typed there says so itself, and stays to be seen.
 */
export function useFreshSite(tab: string, isHeld: boolean, read: () => void): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (!isHeld) read();
  }, [tab, isHeld, read]);
  useEffect(() => {
    if (isHeld) return;
    const look = () => document.visibilityState === "visible" && read();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isHeld, read]);
}
