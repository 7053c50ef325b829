/**
 * A digit or the plus before the code of a country: `at` which place of the number, from 0, and whether it opens a group
 * after another, where the number as it is written has a blank.
 */
export type Sign = { sign: string; at: number; opensGroup: boolean };

/** On a narrow wall a line has so many signs, and the wall so many lines. */
const longestLine = 5;
const mostLines = 4;
/** What a number worldwide has at most, and what is too short to be one. */
const mostDigits = 15;
const fewestDigits = 7;

/**
 * The telephone number as it hangs on the wall: lines below one another for a narrow window, which side by side are the
 * row for a wide one. Grouped as its label groups it; a label of letters (1-800-PLUMBER) or of more than a number leaves
 * it to the digits of its `tel:` link. None where there are no digits at all.
 */
export function hangNumber(phone: { label: string; href: string }): Sign[][] {
  const written = groupsOf(phone.label.replace("(0)", " "));
  const dialled = groupsOf(phone.href.replace("+", ""));
  const groups = isNumber(written) || !isNumber(dialled) ? written : dialled;
  const lines: Omit<Sign, "at">[][] = [];
  for (const group of groups.flatMap(breakUp)) {
    const before = lines.at(-1);
    // What is too short for a line of its own shares one with its neighbour.
    const isShort = group.length < 3 || (before?.length ?? 3) < 3;
    if (before && isShort && before.length + group.length <= longestLine) before.push(...group);
    else lines.push(group);
  }
  while (lines.length > mostLines) joinShortest(lines);
  let at = -1;
  return lines.map((line) =>
    line.map((sign) => {
      at += 1;
      return { ...sign, at, opensGroup: sign.opensGroup && at > 0 };
    }),
  );
}

function groupsOf(words: string): string[] {
  return words.match(/\+?\d+/g) ?? [];
}

function isNumber(groups: readonly string[]): boolean {
  const digits = groups.join("").replace("+", "").length;
  return digits >= fewestDigits && digits <= mostDigits;
}

/** A group as one line, or as several of nearly the same length where it is too long for one, the longer ones last. */
function breakUp(group: string): Omit<Sign, "at">[][] {
  const parts = group.length > longestLine ? Math.ceil(group.length / (longestLine - 1)) : 1;
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * group.length) / parts));
    return [...group.slice(from, to)].map((sign, index) => ({ sign, opensGroup: part === 0 && index === 0 }));
  });
}

function joinShortest(lines: Omit<Sign, "at">[][]): void {
  const lengths = lines.slice(1).map((line, index) => line.length + (lines[index]?.length ?? 0));
  const at = lengths.indexOf(Math.min(...lengths));
  lines.splice(at, 2, lines.slice(at, at + 2).flat());
}
