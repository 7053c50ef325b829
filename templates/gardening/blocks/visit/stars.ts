/** Stars over `width` by `height` as one path: crosses of four rays, strewn by a fixed rule. */
export function starsOf(count: number, width: number, height: number): string {
  return Array.from({ length: count }, (_, index) => {
    // Steps of the golden ratio leave neither rows nor heaps.
    const x = Math.round((((index + 1) * 0.618) % 1) * width);
    const y = Math.round((((index + 1) * 0.382 * 1.732) % 1) * height);
    const ray = 3 + ((index * 5) % 4) * 2;
    return `M${x} ${y - ray}v${2 * ray}m${-ray} ${-ray}h${2 * ray}`;
  }).join("");
}
