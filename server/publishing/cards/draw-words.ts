import type { Fitted } from "./fit-text.ts";
import type { SetWord } from "./set-words.ts";

type Place = { left: number; first: number; space: number; colour: string };

/** Fitted lines as SVG, the first standing at `first`; `space` between words in em. */
export function drawLines(
  { lines, size, lineHeight }: Fitted,
  { left, first, space, colour }: Place,
): string {
  return lines
    .flatMap(({ words }, index) => {
      let x = left;
      return words.map((word) => {
        const drawn = drawWord(word, { x, y: first + index * lineHeight, size, colour });
        x += (word.width + space) * size;
        return drawn;
      });
    })
    .join("");
}

/** One word as SVG. */
export function drawWord(
  { marks }: SetWord,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  const paths = marks.map(({ font, glyph, ...at }) => {
    const path = font.glyphToPath(glyph);
    if (!path) return "";
    const [left, base] = [x + at.x * size, y - at.y * size];
    const scale = at.scale * size;
    // Fonts count upwards.
    const matrix = [scale, 0, 0, -scale, left, base].map(round).join(" ");
    return `<path transform="matrix(${matrix})" d="${path}"/>`;
  });
  return `<g fill="${colour}">${paths.join("")}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
