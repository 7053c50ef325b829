/** Far beyond the largest real site (12 deep, 6 000 values, 50 000 letters), and read in a moment. */
const most = { depth: 24, values: 200_000, letters: 4_000_000 };

/**
 * What is too much of `input` (parsed JSON, from anybody), if anything is; looked at first, and without recursion, so that
 * whatever reads it afterwards comes to an end.
 */
export function checkSize(input: unknown): string[] {
  let values = 0;
  let letters = 0;
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    values += 1;
    if (depth > most.depth)
      return [`document: nothing may lie deeper than ${most.depth} lists or groups, take some of them apart`];
    if (typeof value === "string") letters += value.length;
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) {
        letters += Array.isArray(value) ? 0 : key.length;
        open.push({ value: item, depth: depth + 1 });
      }
    if (values + open.length > most.values)
      return [`document: it may hold ${most.values} values at most, divide it into several sites`];
    if (letters > most.letters)
      return [`document: it may hold ${most.letters} letters at most, make its texts shorter`];
  }
  return [];
}
