/** In centimeters, as everything that hangs is measured; `depth` is how far a work comes off the wall. */
export type Size = { width: number; height: number; depth?: number | undefined };

/** Height of the line through the middle of every work, above the floor: where most people's eyes are. */
export const eyeLine = 150;

export const ceiling = 420;

export type Hung<Item extends Size> = {
  item: Item;
  /** From the left end of the wall to the work. */
  left: number;
  /** Of its lower and upper edge above the floor. */
  bottom: number;
  top: number;
};

/**
 * Hangs works side by side on one wall, their middles on the eye line, `gap` apart and from the ends of the wall. Gives
 * their places and how long the wall must be. A work that would touch floor or ceiling is an error.
 */
export function hangOnLine<Item extends Size>(items: readonly Item[], gap: number) {
  let end = gap;
  const hung = items.map((item): Hung<Item> => {
    const bottom = eyeLine - item.height / 2;
    const top = eyeLine + item.height / 2;
    if (bottom <= 0 || top >= ceiling)
      throw new Error(`A work ${item.height} cm high does not fit the wall.`);
    const left = end;
    end += item.width + gap;
    return { item, left, bottom, top };
  });
  return { hung, length: end };
}

/** What hangs where nobody has measured, one after the other: most walls have a few large ones and some small. */
const formats = [
  { width: 130, height: 100 },
  { width: 70, height: 96 },
  { width: 100, height: 128 },
  { width: 84, height: 84 },
  { width: 110, height: 76 },
  { width: 76, height: 110 },
] as const;

type Named = { id?: string | undefined; width?: number | undefined; height?: number | undefined };

/** A work with all that it takes to hang it; without `isMeasured` its size is the wall's and no fact of it. */
export type ReadyToHang<Item> = Item & Size & { key: string; isMeasured: boolean };

/** Gives each work a key of its own, and a size where it has none. */
export function readyToHang<Item extends Named>(works: readonly Item[]): ReadyToHang<Item>[] {
  return works.map((work, index) => {
    const { width, height, id = String(index + 1) } = work;
    const isMeasured = width !== undefined && height !== undefined;
    const size = isMeasured ? { width, height } : (formats[index % formats.length] ?? formats[0]);
    return { ...work, ...size, key: id, isMeasured };
  });
}
