import { contrastOf } from "../theme/contrast.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";
import type { Theme } from "../theme/theme.ts";
import { type Finding, found } from "./finding.ts";

/** Texts of a theme that cannot be read on their ground (WCAG 2, AA), whose colours are colours. */
export function checkContrast({ colours }: Pick<Theme, "colours">): Finding[] {
  return contrastPairs.flatMap(({ text, ground, least }) => {
    const contrast = contrastOf(colours[text], colours[ground]);
    if (contrast >= least) return [];
    return [
      found({
        rule: "contrast",
        severity: "blocking",
        isAcceptable: false,
        place: `theme: ${text} on ${ground}`,
        message: `The colour ${text} (${colours[text]}) cannot be read on ${ground} (${colours[ground]}): its contrast is ${contrast.toFixed(2)}, and ${least} is the least.`,
        mend: "Move the two further apart in lightness.",
      }),
    ];
  });
}
