import { useMemo } from "react";
import type { Picture } from "../../../engine/picture.ts";
import { chosenRoles } from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { logoPalettes, type Palette } from "./logo-palettes.ts";
import { lookWords as words } from "./look-words.ts";
import { themeSteps } from "./theme-steps.ts";
import { usePictureColours } from "./use-picture-colours.ts";

type Props = {
  logo: Picture | undefined;
  theme: Theme;
  /** As the design has it, which palettes are made from. */
  own: Theme;
  onPalette: (palette: Palette) => void;
};

/** Palettes from the colours of the site's logo, each drawn as what it is; nothing where there is no logo, or it is grey. */
export function LogoColours({ logo, theme, own, onPalette }: Props) {
  const found = usePictureColours(logo);
  const palettes = useMemo(() => logoPalettes(found, own), [found, own]);
  if (palettes.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.logo}</legend>
      <div className="grid grid-cols-3 gap-x-2">
        {palettes.map((palette) => {
          const { kind, scheme, colours } = palette;
          const isWorn = themeSteps(theme, { ...theme, scheme, colours }).length === 0;
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={isWorn}
              onClick={() => onPalette(palette)}
              className="group cursor-pointer text-center text-xs"
            >
              <span
                aria-hidden
                className="flex h-12 border border-line group-hover:border-ink group-aria-pressed:border-ink"
              >
                {chosenRoles.map((role) => (
                  <span key={role} className="grow" style={{ background: colours[role] }} />
                ))}
              </span>
              <span className="mt-1.5 inline-block border-b-2 border-transparent pb-0.5 text-muted group-hover:text-ink group-aria-pressed:border-accent group-aria-pressed:text-ink">
                {words.palettes[kind]}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
