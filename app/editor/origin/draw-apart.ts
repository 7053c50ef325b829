import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** The element that `drawing` makes, in a document that nobody sees and that loads nothing; undefined where it makes none. */
export function drawApart(drawing: ReactNode): Element | undefined {
  const place = document.implementation.createHTMLDocument("").body;
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const drawn = place.firstElementChild?.cloneNode(true) as Element | undefined;
  root.unmount();
  return drawn;
}
