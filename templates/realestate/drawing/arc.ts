/** An arc as a polyline: around (x, y), from one quarter turn to another. */
export function arc(x: number, y: number, radius: number, from: number, to: number, steps = 24): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map(
      (value) => Math.round(value * 100) / 100,
    );
  }).flat();
}
