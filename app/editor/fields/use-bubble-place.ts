import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Pixels between the bubble and what it is about. */
const gap = 12;

/**
 * Has the bubble stand below what it is about where there is room, else above, else beside: never over it while the window lets it.
 * In a narrow window it lies at the lower edge, and the page moves so that what it is about (`about`) is seen above it.
 */
export function useBubblePlace(
  bubble: RefObject<HTMLElement | null>,
  anchor: () => DOMRect | undefined,
  about: Element | undefined,
): void {
  const latest = useRef(anchor);
  latest.current = anchor;
  useLayoutEffect(() => {
    const element = bubble.current;
    const around = anchor();
    if (element && around) Object.assign(element.style, placeBeside(element.getBoundingClientRect(), around));
  });
  // What is drawn late moves what is below it, and a picture makes the bubble higher: it goes aside again where it came over its own.
  useEffect(() => {
    const element = bubble.current;
    const view = about?.ownerDocument.defaultView;
    if (!element || !view || !isBeside()) return;
    const goAside = () => {
      const around = latest.current();
      const own = element.getBoundingClientRect();
      if (around && isOver(own, around)) Object.assign(element.style, placeBeside(own, around));
    };
    const watching = new ResizeObserver(goAside);
    watching.observe(element);
    view.addEventListener("scroll", goAside, { passive: true });
    return () => {
      watching.disconnect();
      view.removeEventListener("scroll", goAside);
    };
  }, [bubble, about]);
  useEffect(() => {
    const element = bubble.current;
    if (!element || !about || isBeside()) return;
    const root = about.ownerDocument.documentElement;
    const keep = () => keepInSight(about, element.getBoundingClientRect().top);
    const watching = new ResizeObserver(keep);
    watching.observe(element);
    return () => {
      watching.disconnect();
      root.style.removeProperty("padding-bottom");
    };
  }, [bubble, about]);
}

function isBeside(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function placeBeside({ width, height }: DOMRect, around: DOMRect): { left: string; top: string } {
  const within = (at: number, most: number) => Math.max(gap, Math.min(at, most - gap));
  const left = within(around.left, innerWidth - width);
  const top = within(around.top, innerHeight - height);
  const places = [
    { left, top: around.bottom + gap },
    { left, top: around.top - gap - height },
    { left: around.right + gap, top },
    { left: around.left - gap - width, top },
  ];
  const found = places.find(
    (place) =>
      place.left >= gap &&
      place.top >= gap &&
      place.left + width + gap <= innerWidth &&
      place.top + height + gap <= innerHeight,
    // What fills the window is covered somewhere: least where one looks last.
  ) ?? { left: innerWidth - width - gap, top: innerHeight - height - gap };
  return { left: `${found.left}px`, top: `${found.top}px` };
}

/** Moves the page that `about` is on so that it is seen whole, or as much as there is room for, above `edge` of the window. */
function keepInSight(about: Element, edge: number): void {
  const shown = about.ownerDocument;
  const view = shown.defaultView;
  const frame = view?.frameElement?.getBoundingClientRect();
  if (!view || !frame) return;
  const lowest = Math.min(frame.bottom, edge) - frame.top - gap;
  const { top, bottom } = about.getBoundingClientRect();
  // Below the last line there is nothing to move up by itself.
  const covered = Math.max(0, frame.bottom - edge);
  if (covered > 0) shown.documentElement.style.paddingBottom = `${covered}px`;
  if (bottom <= lowest && top >= 0) return;
  view.scrollBy({ top: Math.min(bottom - lowest, top - gap), behavior: "instant" });
}
