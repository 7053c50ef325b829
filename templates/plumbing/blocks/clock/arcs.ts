/** Midnight is at the bottom of the dial and noon at its top, as the sun goes. */
export function onDial(hour: number, radius: number): [number, number] {
  const angle = (hour / 24) * 2 * Math.PI;
  return [round(-radius * Math.sin(angle)), round(radius * Math.cos(angle))];
}

/** The part of a ring between two hours as path data. */
export function arc(from: number, to: number, radius: number): string {
  const hours = (to - from + 24) % 24;
  return `M${onDial(from, radius)}A${radius} ${radius} 0 ${hours > 12 ? 1 : 0} 1 ${onDial(to, radius)}`;
}

/** To a tenth, which nobody sees. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
