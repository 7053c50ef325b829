const words =
  "Küchenmeisterschaften begin where evenings are long and nobody asks for the quickest way home, so we wrote it all down".split(
    " ",
  );

/**
 * A text of exactly `length` characters that begins with a word as long as they come, or is one word where it is short,
 * after `start`, by which it is told from others: for the samples that show what a block holds at most.
 */
export function longestText(length: number, start: string | number = ""): string {
  let text = String(start);
  for (let index = 0; text.length < length; index += 1)
    text += `${index ? " " : ""}${words[index % words.length]}`;
  // No space at the end, which a schema would cut off.
  return text.slice(0, length).replace(/[ ,]$/, "s");
}

/** As many items as a list holds, each of them made by `item`, which hears its number from 1 on. */
export function most<Item>(count: number, item: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index + 1));
}
