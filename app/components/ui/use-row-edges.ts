import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether a line that scrolls sideways has more before what is seen of it, and more after. */
export type RowEdges = { before: boolean; after: boolean };

/** Letters are laid out in parts of a pixel. */
const nothing = 2;

export function useRowEdges(row: RefObject<HTMLElement | null>): RowEdges {
  const [edges, setEdges] = useState<RowEdges>({ before: false, after: false });
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const before = scrollLeft > nothing;
      const after = scrollLeft + clientWidth < scrollWidth - nothing;
      setEdges((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const watch = new AbortController();
    list.addEventListener("scroll", look, { passive: true, signal: watch.signal });
    // Its words are as wide as their face, which may come later.
    const sizes = new ResizeObserver(look);
    for (const element of [list, ...list.children]) sizes.observe(element);
    look();
    return () => {
      watch.abort();
      sizes.disconnect();
    };
  }, [row]);
  return edges;
}
