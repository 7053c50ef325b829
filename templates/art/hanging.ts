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
