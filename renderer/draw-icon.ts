import type { Theme } from "../engine/theme/theme.ts";

/** The icon of a site that has no logo: the first letter of its name, in the colours of its theme, as SVG. */
export function drawIcon(name: string, { colours, type, radius }: Theme): string {
  const [letter] = new Intl.Segmenter("en").segment(name.replace(unwritable, "").trim().toUpperCase());
  const corner = Math.min(radius * 2, 32);
  const weight = Math.max(type.displayWeight, 500);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${colours.accent}"/>`,
    `<text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-size="40" font-weight="${weight}" `,
    `fill="${colours.onAccent}">${escaped(letter?.segment ?? "")}</text></svg>\n`,
  ].join("");
}

/** What XML takes in no way, so that a browser would refuse the whole icon, and what turns the text around. */
const unwritable = /[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}\p{Bidi_Control}]/gu;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
