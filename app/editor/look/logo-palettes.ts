import { contrastOf } from "../../../engine/theme/contrast.ts";
import { type Oklch, toHex, toOklch } from "../../../engine/theme/oklch.ts";
import { type Chosen, type Solved, solveColours } from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";

export type PaletteKind = "accent" | "ground" | "both";

/** Colours of a whole theme, all of which can be read. */
export type Palette = { kind: PaletteKind } & Pick<Theme, "scheme" | "colours">;

/** Chroma of a ground that is tinted: it is seen beside white, and not by itself. */
const tint = 0.018;

/** Of body text (WCAG 2, AA). */
const leastContrast = 4.5;

/**
 * Up to three palettes of a design in the colours of a logo, the one it has most of first: as its accent alone, on a ground
 * that is tinted with it, and with both its colours, one of them as the second ground. No two of them are the same.
 */
export function logoPalettes(colours: readonly Oklch[], design: Pick<Theme, "colours">): Palette[] {
  const [main, second] = colours;
  if (!main) return [];
  const { paper, ink, raised, deep } = design.colours;
  const own = { paper, ink, raised };
  const turned = (colour: string, least = 0) => {
    const { l, c } = toOklch(colour);
    return toHex({ l, c: Math.max(c, least), h: main.h });
  };
  const wishes: readonly (readonly [PaletteKind, Chosen])[] = [
    ["accent", { ...own, accent: toHex(main), deep: turned(deep) }],
    [
      "ground",
      {
        paper: turned(paper, tint),
        ink: turned(ink),
        raised: turned(raised, tint),
        accent: toHex(main),
        deep: turned(deep, tint),
      },
    ],
    ["both", { ...own, accent: toHex(second ?? main), deep: toHex(main) }],
  ];
  const seen = new Set<string>();
  return wishes.flatMap(([kind, wish]) => {
    const { scheme, colours: solved } = solvedFor(wish, design);
    const name = JSON.stringify(solved);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ kind, scheme, colours: solved }];
  });
}

/** The theme of `wish` whose second ground is moved in lightness no further than it must, so that quiet text is read upon it too. */
function solvedFor(wish: Chosen, design: Pick<Theme, "colours">): Solved {
  const from = toOklch(wish.deep);
  for (let away = 0; away < 1; away += 0.01) {
    for (const l of [from.l - away, from.l + away]) {
      const solved = solveColours({ ...wish, deep: away === 0 ? wish.deep : toHex({ ...from, l }) }, design);
      if (contrastOf(quietUponDeep(solved.colours), solved.colours.deep) >= leastContrast) return solved;
    }
  }
  return solveColours(wish, design);
}

/** `--muted` upon the second ground, as engine.css mixes it. */
function quietUponDeep({ onDeep, deep }: Theme["colours"]): string {
  const [text, ground] = [labOf(onDeep), labOf(deep)];
  const mixed = (at: 0 | 1 | 2) => text[at] * 0.78 + ground[at] * 0.22;
  const [l, a, b] = [mixed(0), mixed(1), mixed(2)];
  return toHex({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

function labOf(colour: string): readonly [l: number, a: number, b: number] {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}
