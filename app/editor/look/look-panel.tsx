import { useMemo, useRef, useState } from "react";
import type { Patch } from "../../../contract/patch.ts";
import type { Picture } from "../../../engine/picture.ts";
import { shuffleTheme } from "../../../engine/theme/shuffle-theme.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { fetchedPart } from "../fetched-part.tsx";
import type { Workshop } from "../workshop/workshop.ts";
import { CornersChoice } from "./corners-choice.tsx";
import { DrawnChoice } from "./drawn-choice.tsx";
import { drawnMotifs } from "./drawn-motifs.ts";
import type { Dressing } from "./dressing.ts";
import { FamilyChoices } from "./family-choices.tsx";
import { LogoColours } from "./logo-colours.tsx";
import { lookWords as words } from "./look-words.ts";
import { Swatches } from "./swatches.tsx";
import { themeSteps } from "./theme-steps.ts";
import { useFaces } from "./use-faces.ts";

const OtherDesigns = fetchedPart(() => import("./other-designs.tsx"));

type Props = {
  dressing: Dressing;
  trade: string;
  theme: Theme;
  logo: Picture | undefined;
  workshop: Workshop;
  change: (steps: Patch, label: string, place?: string) => void;
  tell: (text: string) => void;
};

/** How far apart the lines of a sample are, in pixels. */
const gaps: Record<Theme["density"], number> = { dense: 2, regular: 5, airy: 9 };

/** How the whole site looks: colours, type, spacing, corners and its mark. Each act can be undone, and the design's own look comes back. */
export function LookPanel({ dressing, trade, theme, logo, workshop, change, tell }: Props) {
  useFaces();
  const own = workshop.theme;
  const motifs = useMemo(() => drawnMotifs(workshop.css), [workshop.css]);
  const turn = useRef(0);
  const [isChoosing, setChoosing] = useState(false);

  /** Whether there was anything to change. */
  function wear(next: Theme, label: string, place?: string): boolean {
    const steps = themeSteps(theme, next);
    if (steps.length === 0) return false;
    change(steps, label, place);
    return true;
  }

  function shuffle(): void {
    let isOther = false;
    while (!isOther) {
      turn.current += 1;
      const { scheme, colours, type } = shuffleTheme(own, turn.current);
      isOther = wear({ ...theme, scheme, colours, type }, words.acts.shuffle);
    }
    tell(words.told.shuffled);
  }

  return (
    <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-8 pb-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className={buttonClass("outline", "min-h-11! px-5!")} onClick={shuffle}>
          {words.shuffle}
        </button>
        <button
          type="button"
          className={buttonClass("text", "min-h-11! text-sm!")}
          aria-disabled={themeSteps(theme, own).length === 0}
          onClick={() =>
            tell(wear(own, words.acts.asDesigned) ? words.told.asDesigned : words.told.asDesignedAlready)
          }
        >
          {words.asDesigned}
        </button>
      </div>
      {dressing.kind === "elsewhere" && (
        <a
          href={dressing.href}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:text-accent"
        >
          {words.designs.elsewhere}
        </a>
      )}
      {dressing.kind === "here" && (
        <details
          className="border-y border-line"
          onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}
        >
          <summary className="flex min-h-13 cursor-pointer items-center justify-between text-sm font-semibold hover:text-accent">
            <span>{words.designs.title}</span>
            <span aria-hidden className={`text-muted ${isChoosing ? "rotate-180" : ""}`}>
              ⌄
            </span>
          </summary>
          {isChoosing && (
            <div className="px-1 pt-1 pb-5">
              <OtherDesigns worn={workshop.slug} trade={trade} dress={dressing.dress} />
            </div>
          )}
        </details>
      )}
      <LogoColours
        logo={logo}
        theme={theme}
        own={own}
        onPalette={({ scheme, colours }) => {
          wear({ ...theme, scheme, colours }, words.acts.logo);
          tell(words.told.logo);
        }}
      />
      <Swatches
        theme={theme}
        onTheme={(next, role) => wear(next, words.acts.colours, `theme/colours/${role}`)}
        tell={tell}
      />
      <FamilyChoices
        type={theme.type}
        own={own.type}
        onType={(type, use) => wear({ ...theme, type }, words.acts.family(use), `theme/type/${use}`)}
      />
      <DrawnChoice
        label={words.spacing}
        choices={words.densities}
        value={theme.density}
        onValue={(density) => wear({ ...theme, density }, words.acts.spacing)}
        draw={(density) => (
          <span className="grid w-8" style={{ gap: `${gaps[density]}px` }}>
            {[0, 1, 2].map((line) => (
              <span key={line} className="h-0.5 bg-current" />
            ))}
          </span>
        )}
      />
      <CornersChoice
        radius={theme.radius}
        onRadius={(radius) => wear({ ...theme, radius }, words.acts.corners, "theme/radius")}
      />
      <DrawnChoice
        label={words.mark}
        hint={words.markHint}
        choices={words.motifs}
        value={theme.motif}
        onValue={(motif) => wear({ ...theme, motif }, words.acts.mark)}
        draw={(motif) => (
          <span className="block h-2 w-9" style={{ background: motifs.get(motif) ?? "none" }} />
        )}
      />
    </div>
  );
}
