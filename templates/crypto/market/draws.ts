/** The next whole number from `low` to `high`, both included. */
export type Draw = (low: number, high: number) => number;

/** Numbers that follow from `text` alone (FNV-1a, then an LCG): the same sample market for every visitor. */
export function drawsOf(text: string): Draw {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + ((state >>> 8) % (high - low + 1));
  };
}
