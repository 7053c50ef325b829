/**
 * What letters and figures are laid in: five rows of tiles, a digit each, to the base of 32, whose bits are the tiles that
 * are glazed. A is 2 5 7 5 5: a tile, two with a gap between them, three, and twice two again.
 */
const glyphs: Record<string, string> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "78b97",
  H: "55755",
  I: "72227",
  J: "11157",
  K: "55655",
  L: "44447",
  M: "hrlhh",
  N: "9db99",
  O: "75557",
  P: "75744",
  Q: "699b7",
  R: "75655",
  S: "74717",
  T: "72222",
  U: "55557",
  V: "55552",
  W: "hhlrh",
  X: "55255",
  Y: "55222",
  Z: "71247",
  "0": "25552",
  "1": "26227",
  "2": "71747",
  "3": "71317",
  "4": "55711",
  "5": "74616",
  "6": "74757",
  "7": "71222",
  "8": "75757",
  "9": "75717",
  "&": "4a4a5",
  "-": "00700",
};
/** The two that are wider than four tiles, as they are laid where no others stand beside them. */
const narrower: Record<string, string> = { M: "57755", W: "55775" };
/** Letters that are no base with a mark, and their nearest. */
const nearest: Record<string, string> = {
  Æ: "AE",
  Ð: "D",
  Ø: "O",
  Þ: "TH",
  Đ: "D",
  Ħ: "H",
  Ł: "L",
  Œ: "OE",
  ẞ: "SS",
};

/** A letter as rows of tiles: `1` is glazed. */
export type Glyph = readonly string[];

/**
 * The letters and figures of `words`, word by word: accents fall away, and what no tile can say is left out. Words of
 * another script than Latin leave nothing.
 */
export function spell(words: string): Glyph[][] {
  return lettersOf(words).map((word) => word.map((letter) => glyph(glyphs[letter])));
}

/** The first letter or figure of `words`, at most four tiles wide; none where no tile can say any. */
export function initial(words: string): Glyph | undefined {
  const letter = lettersOf(words)[0]?.[0];
  return letter ? glyph(narrower[letter] ?? glyphs[letter]) : undefined;
}

function lettersOf(words: string): string[][] {
  return words
    .toUpperCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}|['’.]/gu, "")
    .split(/[^\p{Letter}\p{Number}&-]+/u)
    .map((word) => [...word].flatMap((letter) => [...(nearest[letter] ?? letter)]))
    .map((word) => word.filter((letter) => letter in glyphs))
    .filter((word) => word.length > 0);
}

function glyph(code = ""): Glyph {
  const rows = [...code].map((row) => Number.parseInt(row, 32).toString(2));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => row.padStart(width, "0"));
}
