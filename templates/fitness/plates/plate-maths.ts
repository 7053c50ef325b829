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

/** The sum as one would say it: "20 kg bar + 2 × (25 + 15)". */
export function sumOf(weight: number): string {
  const loaded = platesFor(weight).map(({ kg }) => kg);
  if (loaded.length === 0) return "the bar alone, 20 kg";
  return `${barWeight} + 2 × ${loaded.length > 1 ? `(${loaded.join(" + ")})` : loaded[0]}`;
}
