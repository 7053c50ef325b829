/** Where `month` (1 is the start of January, 2.5 the middle of February) stands on the wheel, in degrees from the top. */
export function angleOf(month: number): number {
  return (month - 1) * 30;
}

/** A point at `radius` from the middle, `angle` degrees from the top with the clock. */
export function pointAt(radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${Math.round(radius * Math.sin(turn))} ${Math.round(-radius * Math.cos(turn))}`;
}

/** A part of a ring as a line along it. */
export function arcOf(radius: number, from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  return `M${pointAt(radius, from)}A${radius} ${radius} 0 ${isLong} 1 ${pointAt(radius, to)}`;
}

/** The sun of old prints: straight rays and bent ones by turns. */
export function sunRays(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    const half = 180 / count;
    const tip = index % 2 === 0 ? pointAt(outer, angle) : pointAt(outer * 0.86, angle + half * 0.7);
    const bend = index % 2 === 0 ? "L" : `Q${pointAt(inner * 1.3, angle + half * 1.5)} `;
    return `M${pointAt(inner, angle - half * 0.8)}L${pointAt(inner, angle + half * 0.8)}${bend}${tip}Z`;
  }).join("");
}
