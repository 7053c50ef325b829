/**
 * How many of `places`, each of which says where something stood before, must be moved at least to be in order: all but the
 * longest row that still is.
 */
export function countMoved(places: readonly number[]): number {
  // By its length, the lowest end that a row of that length can have.
  const ends: number[] = [];
  for (const place of places) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
  }
  return places.length - ends.length;
}
