type Points = readonly number[];

/** A soft line through the middles between `points` (x and y in turn), as the `d` of a path. */
export function softLine(points: Points): string {
  const [x, y] = points;
  return `M${x} ${y}${bends(points.slice(2))}L${points.at(-2)} ${points.at(-1)}`;
}

/** A ring that is not quite round, around the origin. */
export function contour(wide: number, high: number): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const wobble = 1 + 0.1 * Math.sin(3 * angle) + 0.06 * Math.cos(5 * angle);
    return [wide * wobble * Math.cos(angle), high * wobble * Math.sin(angle)].map(Math.round);
  }).flat();
  const [x = 0, y = 0, nextX = 0, nextY = 0] = points;
  return `M${(x + nextX) / 2} ${(y + nextY) / 2}${bends([...points.slice(2), ...points.slice(0, 4)])}Z`;
}

/** A bend at each of `points` but the last, from middle to middle. */
function bends(points: Points): string {
  let path = "";
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at, at + 4);
    path += `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  }
  return path;
}

/** Footprints on both sides of a street, close to it and to each other, of sizes that do not repeat soon. */
export function footprints(points: Points): string {
  const houses: string[] = [];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = points.slice(at, at + 4);
    const length = Math.hypot(toX - x, toY - y);
    const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
    for (let step = 14; step < length - 14; step += 17)
      for (const side of [-1, 1]) {
        const chance = Math.abs(Math.sin((step + at * 31 + side * 7) * 12.9898)) * 10;
        if (chance < 2.5) continue;
        const [wide, deep] = [6 + (chance % 3) * 2.4, 7 + (chance % 2) * 5];
        const [fromX, fromY] = [x + alongX * step - alongY * 9 * side, y + alongY * step + alongX * 9 * side];
        const [acrossX, acrossY] = [-alongY * deep * side, alongX * deep * side];
        const [width, height] = [alongX * wide, alongY * wide];
        const numbers = [fromX, fromY, width, height, acrossX, acrossY, -width, -height].map(Math.round);
        houses.push(`M${numbers.slice(0, 2).join(" ")}l${numbers.slice(2).join(" ")}z`);
      }
  }
  return houses.join("");
}

/** Trees around a clearing, each at the golden angle from the last. */
export function trees(x: number, y: number, count: number): [number, number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const [angle, away] = [index * 2.4, 44 + Math.sqrt(index) * 11];
    return [
      Math.round(x + away * 1.3 * Math.cos(angle)),
      Math.round(y + away * 0.8 * Math.sin(angle)),
      5 + (index % 4),
    ];
  });
}
