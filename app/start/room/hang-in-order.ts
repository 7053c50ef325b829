import { designsInOrder } from "../designs-in-order.ts";

type Item = HTMLElement;

/** Where the browser can move an element with all that it shows. */
type Mover = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

/**
 * Hangs the designs of `list` in the order for `trade`, with those first that are made for it. Nothing moves under a pointer:
 * it waits until that has left. The move is seen where motion is welcome.
 */
export function hangInOrder(list: Mover, slugs: readonly string[], trade: string, first: string): void {
  waiting?.abort();
  const items = new Map(designsOf(list).map((item) => [slugOf(item), item]));
  const order = designsInOrder(slugs, trade, first, (slug) => chosenTrades(items.get(slug)));
  if (order.every((slug, index) => slugOf(list.children[index] as Item) === slug)) return;
  const move = () => {
    for (const [index, slug] of order.entries()) {
      const item = items.get(slug);
      const there = list.children[index] ?? null;
      if (!item || item === there) continue;
      if (list.moveBefore) list.moveBefore(item, there);
      else list.insertBefore(item, there);
    }
    list.scrollTo({ left: 0 });
  };
  const canHover = matchMedia("(hover: hover)").matches;
  if (!canHover || !list.matches(":hover")) {
    seen(move, [...items.values()]);
    return;
  }
  waiting = new AbortController();
  list.addEventListener("pointerleave", () => seen(move, [...items.values()]), {
    once: true,
    signal: waiting.signal,
  });
}

let waiting: AbortController | undefined;

/** The designs on a wall, which ends with something else; not those that the studio hides, which come last. */
export function designsOf(list: HTMLElement): Item[] {
  return [...list.querySelectorAll<Item>(":scope > [data-design]:not([hidden])")];
}

/** The trades that the studio has chosen for a design: the server has written them into the page (server/pages/wall). */
export function chosenTrades(item: Item | undefined): readonly string[] | undefined {
  return item?.dataset.trades?.split(" ");
}

export function slugOf(item: Item): string {
  return item.dataset.design ?? "";
}

function seen(move: () => void, items: readonly Item[]): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) {
    move();
    return;
  }
  const named = items.filter(isNear);
  for (const item of named) item.style.viewTransitionName = `design-${slugOf(item)}`;
  const transition = document.startViewTransition(move);
  const end = () => {
    for (const item of named) item.style.viewTransitionName = "";
  };
  // One that is skipped, such as behind that from page to page, has moved nevertheless.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

function isNear(item: Item): boolean {
  const { top, bottom, left, right } = item.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
