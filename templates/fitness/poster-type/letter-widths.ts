/** Height of capitals and figures in thousandths of an em, in Big Shoulders 900. */
export const capHeight = 813;

/** Advance widths, likewise. */
const widths: Readonly<Record<string, number>> = {
  ...{
    A: 478,
    B: 473,
    C: 490,
    D: 495,
    E: 408,
    F: 406,
    G: 493,
    H: 485,
    I: 230,
    J: 453,
    K: 497,
    L: 402,
    M: 745,
  },
  ...{
    N: 543,
    O: 497,
    P: 471,
    Q: 497,
    R: 477,
    S: 474,
    T: 419,
    U: 487,
    V: 494,
    W: 800,
    X: 471,
    Y: 465,
    Z: 418,
  },
  ...{ 0: 507, 1: 274, 2: 490, 3: 504, 4: 511, 5: 515, 6: 499, 7: 485, 8: 501, 9: 499 },
  ...{ " ": 220, ".": 250, ",": 251, ":": 250, "’": 251, "!": 250, "-": 446, "–": 546, $: 474, "&": 619 },
};
const widest = 800;

/** How wide `text` is in thousandths of an em; what is not known counts as the widest letter. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths[letter] ?? widest), 0);
}
