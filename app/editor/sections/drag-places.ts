/** Before which of the items that stand there something let go at the height `y` would come; their number is behind the last. */
export function gapAt(items: readonly { top: number; bottom: number }[], y: number): number {
  const found = items.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return found < 0 ? items.length : found;
}

/** The place that the item at `from` has once it is put before the item at `gap`: without it those behind it are one earlier. */
export function placeFor(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
