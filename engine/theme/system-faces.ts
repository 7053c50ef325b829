import type { Family } from "./families.ts";
import type { Script } from "./scripts.ts";
import { arial, boldOf, fontsOf, type ScriptFonts } from "./system-fonts.ts";

/**
 * The rules by which fonts of the visitor's computer write `scripts` beside `family`, in its size, as faces of the family
 * `name`. `text` and `language` are the page's: of them Japanese is told from Chinese.
 */
export function systemFacesCss(
  family: Family,
  name: string,
  scripts: readonly Script[],
  { text, language }: { text: string; language: string },
): string {
  return scripts
    .flatMap((script) => fontsOf(script, text, language) ?? [])
    .flatMap((fonts) =>
      // Of two faces for one character the later has it, if the computer has the later at all.
      choose(fonts, family)
        .toReversed()
        .flatMap(({ names, heights }) => {
          const rule = (locals: readonly string[], weights: string) =>
            `@font-face{font-family:"${name}";src:${locals.map((font) => `local("${font}")`).join()};font-weight:${weights};size-adjust:${sizeAdjust(family.heights, heights)}%;unicode-range:${fonts.range}}`;
          const bold = rule(names.map(boldOf), "600 999");
          // Where the family's one weight is black, so is what stands beside it, whatever the weight is called.
          return family.deputyWeight ? [bold] : [rule(names, "1 599"), bold];
        }),
    )
    .join("");
}

function choose(fonts: ScriptFonts, { category, heights, fallback }: Family) {
  if (category === "serif") return fonts.serif;
  // As wide as Arial at a size at which it is not nearly as high.
  const isNarrow = fallback.sizeAdjust < 0.8 * sizeAdjust(heights, arial);
  return isNarrow ? [...(fonts.narrow ?? []), ...fonts.sans] : fonts.sans;
}

/** What makes letters of the heights `known` as high as those of `wanted`, in per cent. */
export function sizeAdjust(wanted: Family["heights"], known: Family["heights"]): number {
  return Math.round((wanted.small / known.small + wanted.capital / known.capital) * 500) / 10;
}

/** The size at which the widest of a computer's fonts stand beside `family`, in per cent: that of its own letters or more. */
export function systemSize({ heights, fallback }: Family): number {
  return Math.max(fallback.sizeAdjust, sizeAdjust(heights, arial));
}
