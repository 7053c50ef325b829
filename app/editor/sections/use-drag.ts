import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { gapAt, placeFor } from "./drag-places.ts";

/** Pixels from the edge of what scrolls within which it does so by itself. */
const edge = 48;
/** And by how many at most in each frame. */
const fastest = 12;

type Drag = { from: number; gap: number };

/**
 * Lets items of a list be dragged by a handle: nothing moves but a line where the item would come, Escape leaves it where it
 * was, and `onMove` is called once, when it is let go somewhere else.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const ending = useRef<() => void>(undefined);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => () => ending.current?.(), []);

  function begin(event: ReactPointerEvent<HTMLElement>, from: number): void {
    const { current: items } = list;
    if (event.button !== 0 || !items || ending.current) return;
    // No text is chosen meanwhile. Keys that are pressed are heard here, and not by the page in its frame.
    event.preventDefault();
    const handle = event.currentTarget;
    handle.closest("li")?.querySelector("button")?.focus({ preventScroll: true });
    const { pointerId } = event;
    const scroller = scrollerOf(items);
    const over = new AbortController();
    const how = { signal: over.signal };
    let y = event.clientY;
    let gap = from;
    let frame = 0;

    const look = () => {
      gap = gapAt(
        [...items.children].map((item) => item.getBoundingClientRect()),
        y,
      );
      setDrag({ from, gap });
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const { top, bottom } = scroller.getBoundingClientRect();
      const beyond = Math.max(0, y - (bottom - edge)) - Math.max(0, top + edge - y);
      if (beyond === 0) return;
      scroller.scrollTop += Math.max(-fastest, Math.min(fastest, beyond / 4));
      look();
    };
    const end = (isDone: boolean) => {
      over.abort();
      cancelAnimationFrame(frame);
      ending.current = undefined;
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
      setDrag(undefined);
      const to = placeFor(from, gap);
      if (isDone && to !== from) move.current(from, to);
    };

    handle.setPointerCapture(pointerId);
    const follow = ({ clientY }: PointerEvent) => {
      y = clientY;
      look();
    };
    handle.addEventListener("pointermove", follow as EventListener, how);
    handle.addEventListener("pointerup", () => end(true), how);
    handle.addEventListener("pointercancel", () => end(false), how);
    handle.addEventListener("lostpointercapture", () => end(false), how);
    window.addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.preventDefault();
        pressed.stopPropagation();
        end(false);
      },
      { ...how, capture: true },
    );
    ending.current = () => end(false);
    frame = requestAnimationFrame(scroll);
    look();
  }

  return {
    from: drag?.from,
    gap: drag && placeFor(drag.from, drag.gap) !== drag.from ? drag.gap : undefined,
    begin,
  };
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.documentElement;
}
