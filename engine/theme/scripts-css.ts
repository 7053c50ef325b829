import type { Script } from "./scripts.ts";

/** The least line height at which marks above and below stay clear of the lines beside them. */
const room: Readonly<Record<Script, number>> = {
  extended: 1.05,
  cyrillic: 1.05,
  greek: 1.05,
  hebrew: 1.05,
  vietnamese: 1.2,
  han: 1.2,
  hangul: 1.2,
  arabic: 1.4,
  devanagari: 1.4,
  thai: 1.4,
  other: 1.4,
};
/** Letters that join, hang from a line or fill a square: they stand as close as they were drawn, and do not lean. */
const close: readonly Script[] = ["arabic", "devanagari", "thai", "hangul", "han", "other"];
const fromTheRight: readonly Script[] = ["hebrew", "arabic", "other"];

/** Drawn by the themes' own faces, and as wide as these. */
const latin: readonly Script[] = ["extended", "vietnamese"];

const large = ":is(h1,h2,h3,[data-fit])";
const texts = ":is(h1,h2,h3,h4,p,li,dt,dd,th,td,a,button,label,summary,figcaption,blockquote)";

/**
 * What setting `found` asks of the elements that say so (`data-script`: a block, or `.site` for the frame of the page).
 * Designs set capitals tight and tracked, each by rules of its own: what would run marks into the line above, pull
 * letters apart or mix up their order is taken back over all of these. `glyph` is the width of a letter of another script
 * beside the display face, in em.
 */
export function scriptsCss(found: readonly Script[], glyph: number): string {
  const heights = [...new Set(found.map((script) => room[script]))].sort((a, b) => a - b);
  const rules = [
    // The last wins: a block of several scripts has room for all of them.
    ...heights.map((height) =>
      ruleFor(
        found.filter((script) => room[script] === height),
        large,
        `line-height:max(var(--display-leading),${height})!important`,
      ),
    ),
    ruleFor(among(close, found), "*", "letter-spacing:0!important;font-synthesis-style:none"),
    // Each text runs as its own first letter does, and stays on the side where the layout has it.
    ruleFor(
      among(fromTheRight, found),
      texts,
      "unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent",
    ),
    ruleFor(
      found.filter((script) => !latin.includes(script)),
      "",
      `--glyph:${glyph}`,
    ),
    // Korean breaks between words, as Latin does.
    ruleFor(among(["hangul"], found), "", "word-break:keep-all"),
    // Georgian has had capitals since 2018, and most computers draw boxes for them.
    ruleFor(among(["other"], found), "*", "text-transform:none!important"),
  ].join("");
  return rules && `@layer engine{${rules}}`;
}

function among(wanted: readonly Script[], found: readonly Script[]): Script[] {
  return found.filter((script) => wanted.includes(script));
}

function ruleFor(scripts: readonly Script[], elements: string, declarations: string): string {
  if (scripts.length === 0) return "";
  const selectors = scripts.flatMap((script) => [
    `.block[data-script~=${script}] ${elements}`,
    `.site[data-script~=${script}]>:is(header,footer) ${elements}`,
  ]);
  return `${selectors.map((selector) => selector.trim()).join()}{${declarations}}`;
}
