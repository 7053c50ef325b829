/** What the bar itself weighs, in kilograms. */
export const barWeight = 20;

/** The plates there are, heaviest first; diameters in millimeters are those of calibrated discs. */
export const plates = [
  { kg: 25, diameter: 450, thickness: 54 },
  { kg: 20, diameter: 450, thickness: 45 },
  { kg: 15, diameter: 400, thickness: 45 },
  { kg: 10, diameter: 325, thickness: 42 },
  { kg: 5, diameter: 228, thickness: 42 },
  { kg: 2.5, diameter: 190, thickness: 32 },
  { kg: 1.25, diameter: 160, thickness: 24 },
] as const;

export type Plate = (typeof plates)[number];

/**
 * The plates on each side of the bar that make `weight`, from the collar out: always the heaviest that still fits, as one
 * loads a bar. Throws a `RangeError` for a weight that these plates cannot make.
 */
export function platesFor(weight: number): Plate[] {
  let rest = (weight - barWeight) / 2;
  const loaded: Plate[] = [];
  for (const plate of plates) for (; rest >= plate.kg; rest -= plate.kg) loaded.push(plate);
  if (rest !== 0) throw new RangeError(`no bar weighs ${weight} kg`);
  return loaded;
}

/** The plates on each side of the heaviest bar that weighs no more than `weight`, whatever that is: for prices. */
export function platesNear(weight = 0): Plate[] {
  return platesFor(Math.min(Math.max(barWeight, Math.floor(weight / finest) * finest), heaviest));
}

/** Twice the lightest plate: bars differ by no less. */
const finest = 2.5;

/** What the sleeves hold at most. */
const heaviest = 370;

/** The sum as one would say it: "20 + 2 × (25 + 15)", or `alone` for the bar without plates. Empty for what no bar weighs. */
export function sumOf(weight: number, alone: string): string {
  const loaded = platesNear(weight).map(({ kg }) => kg);
  if (2 * loaded.reduce((sum, kg) => sum + kg, 0) + barWeight !== weight) return "";
  if (loaded.length === 0) return alone;
  return `${barWeight} + 2 × ${loaded.length > 1 ? `(${loaded.join(" + ")})` : loaded[0]}`;
}
