export type Seed = { x: number; y: number; angle: number };

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * `count` seeds around the origin as a sunflower sets them (Vogel's model): evenly spread, in a disc whose area grows
 * with their number. Thirty fill a radius of about 44.
 */
export function seeds(count: number): Seed[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = 8 * Math.sqrt(index + 0.5);
    const angle = index * goldenAngle;
    return {
      x: round(distance * Math.cos(angle)),
      y: round(distance * Math.sin(angle)),
      angle: round(angle),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
