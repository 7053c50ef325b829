export type SearchOptions = {
  isWholeWord: boolean;
  /** Whether small letters are other than capital ones. */
  isCaseKept: boolean;
};

/** Marks that keyboards write one way and typesetters another. */
const alike: readonly string[] = ["['’‘ʼ]", '["“”„«»]', "[-‐‑–—]"];

/**
 * What finds `wanted` in texts that are in NFC; undefined where there is nothing to find. Letters are letters of any script, spaces
 * of any kind are alike, and so are straight and curled marks.
 */
export function searchPattern(
  wanted: string,
  { isWholeWord, isCaseKept }: SearchOptions,
): RegExp | undefined {
  const text = wanted.normalize("NFC");
  if (text.trim() === "") return undefined;
  const source = Array.from(text.trim().replaceAll(/\s+/g, " "), (letter) => {
    if (letter === " ") return "\\s+";
    const marks = alike.find((group) => new RegExp(group, "u").test(letter));
    return marks ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  }).join("");
  const letter = "[\\p{L}\\p{N}\\p{M}_]";
  // A letter whose accent stands behind it is another letter.
  const bounded = isWholeWord ? `(?<!${letter})${source}(?!${letter})` : `${source}(?!\\p{M})`;
  return new RegExp(bounded, isCaseKept ? "gu" : "giu");
}
