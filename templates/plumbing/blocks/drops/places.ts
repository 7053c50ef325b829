export type Place = { x: number; y: number; size: number };

/** `count` places spread over a field of 100 by 100, nowhere in rows, in sizes of 10 to 30. The same every time. */
export function places(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(97 * ((0.3 + index * 0.7549) % 1) + 1.5),
    y: Math.round(88 * ((0.1 + index * 0.5698) % 1) + 4),
    size: 10 + ((index * 7) % 5) * 5,
  }));
}
