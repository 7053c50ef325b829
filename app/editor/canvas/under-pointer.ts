import { type Pointed, shownBy } from "./what-is-there.ts";

type Point = Pick<MouseEvent, "clientX" | "clientY">;

/**
 * What a press at `point` means, where `target` takes it: what `look` finds there, or beneath it where that lies elsewhere. Cards have
 * links that lie over all of them, and some titles a box that does.
 */
export function underPointer<Found extends { pointed?: Pointed | undefined }>(
  shown: Document,
  target: Element,
  point: Point,
  look: (element: Element) => Found,
): Found {
  const first = look(target);
  if (isAt(first.pointed, point)) return first;
  for (const element of shown.elementsFromPoint(point.clientX, point.clientY)) {
    if (element === target) continue;
    const found = look(element);
    if (isAt(found.pointed, point)) return found;
  }
  return first;
}

function isAt(pointed: Pointed | undefined, point: Point): boolean {
  if (!pointed) return false;
  const there = shownBy(pointed);
  // A link may be as large as its card, and read a line of it.
  return pointed.kind === "text" && there.closest("a")
    ? reads(there, point)
    : holds(there.getBoundingClientRect(), point);
}

function reads(host: Element, point: Point): boolean {
  const range = host.ownerDocument.createRange();
  range.selectNodeContents(host);
  return Array.from(range.getClientRects()).some((rect) => holds(rect, point));
}

function holds({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
