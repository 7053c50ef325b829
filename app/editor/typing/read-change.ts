/** A part of what an element reads; only texts are typed over. */
export type Stretch = { text: string; isOpen: boolean };

/**
 * Which stretch somebody has typed into, and what it reads now, where all of them together read `next`. Undefined where nothing has
 * changed, or not one text alone. `caret` is behind what was typed, which says where one of several same letters came or went.
 */
export function readChange(
  stretches: readonly Stretch[],
  next: string,
  caret: number,
): { index: number; text: string } | undefined {
  const before = stretches.map(({ text }) => text).join("");
  if (before === next) return undefined;
  const rest = Math.min(next.length - caret, before.length);
  const to = before.length - commonEnd(before, next, Math.max(rest, 0));
  const from = commonStart(before, next, Math.min(to, next.length - (before.length - to)));
  let start = 0;
  for (const [index, { text, isOpen }] of stretches.entries()) {
    const end = start + text.length;
    if (isOpen && start <= from && to <= end)
      return { index, text: next.slice(start, next.length - (before.length - end)) };
    start = end;
  }
  return undefined;
}

/** The bounds of the open stretch that is at `place`, or nearest to it. */
export function boundsAt(stretches: readonly Stretch[], place: number): { from: number; to: number } {
  let nearest: { from: number; to: number } | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  let from = 0;
  for (const { text, isOpen } of stretches) {
    const to = from + text.length;
    const far = Math.max(from - place, place - to, 0);
    if (isOpen && far < shortest) {
      nearest = { from, to };
      shortest = far;
    }
    from = to;
  }
  return nearest ?? { from: 0, to: from };
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
