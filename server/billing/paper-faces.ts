import { readFileSync } from "node:fs";

const face = (name: string) => readFileSync(new URL(`./faces/${name}.ttf`, import.meta.url));

/** The faces of printed invoices, cut by `npm run fonts`. `further` has the Latin letters that `sans` has not. */
export const paperFaces = {
  display: "display",
  sans: "sans",
  bold: "bold",
  further: "further",
} as const;

export type PaperFace = keyof typeof paperFaces;

/** Makes them known to a document. */
export function registerFaces(document: PDFKit.PDFDocument): void {
  document.registerFont(paperFaces.display, face("gloock"));
  document.registerFont(paperFaces.sans, face("sans"));
  document.registerFont(paperFaces.bold, face("sans-bold"));
  document.registerFont(paperFaces.further, face("sans-further"));
}

const isLatin = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”…•·×−→←↑↓↗™€]/;
const isFurther = /[\u0100-\u017f\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/;

/**
 * A text in pieces of one face each. What no face has is shown without its accents, or as a question mark: a paper that is kept for
 * ever holds no letter that it has no shape for. The attached data has all of them.
 */
export function inFaces(text: string): { face: "sans" | "further"; text: string }[] {
  const pieces: { face: "sans" | "further"; text: string }[] = [];
  for (const letter of text.normalize("NFC").replace(/[\p{Cc}\u00ad]+/gu, " ")) {
    const shown = shownLetter(letter);
    const face = isFurther.test(shown) ? "further" : "sans";
    const last = pieces.at(-1);
    if (last?.face === face) last.text += shown;
    else pieces.push({ face, text: shown });
  }
  return pieces;
}

function shownLetter(letter: string): string {
  if (isLatin.test(letter) || isFurther.test(letter)) return letter;
  const [bare = ""] = letter.normalize("NFKD");
  return isLatin.test(bare) ? bare : "?";
}
