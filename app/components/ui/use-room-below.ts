import { type RefObject, useLayoutEffect } from "react";

/** Where a notice is as wide as the page. */
const narrow = "(max-width: 40rem)";

/**
 * Makes the page longer by the height of what `region` covers at its bottom, so that a phone can scroll the last button
 * clear of it; nothing above moves. `contents` is what the region shows: the room goes when it is empty.
 */
export function useRoomBelow(region: RefObject<HTMLElement | null>, contents: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (contents.length === 0 || !region.current || !matchMedia(narrow).matches) return;
    const room = `${region.current.offsetHeight}px`;
    document.body.style.paddingBottom = room;
    // What takes the focus comes to stand above the notice too.
    document.documentElement.style.scrollPaddingBottom = room;
    return () => {
      document.body.style.paddingBottom = "";
      document.documentElement.style.scrollPaddingBottom = "";
    };
  }, [region, contents]);
}
