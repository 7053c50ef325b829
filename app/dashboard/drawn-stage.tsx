import "./drawn-view.css";
import "./drawn-stage.css";
import type { CSSProperties } from "react";
import { Button } from "../components/ui/button.tsx";
import { usePageFrame } from "../editor/preview/use-page-frame.ts";

const widths = ["wide", "tablet", "phone"] as const;

export type StageWidth = (typeof widths)[number];

/** What a page is looked at for first: who holds a phone sees it as phones do. */
export function widthOfScreen(): StageWidth {
  return matchMedia("(width < 40rem)").matches ? "phone" : "wide";
}

type ChoiceProps = {
  width: StageWidth;
  onWidth: (width: StageWidth) => void;
  words: Readonly<Record<"label" | StageWidth, string>>;
};

/** What the page on the stage is drawn for. */
export function StageWidths({ width, onWidth, words }: ChoiceProps) {
  return (
    <fieldset className="-mx-3 flex">
      <legend className="sr-only">{words.label}</legend>
      {widths.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === width}
          onClick={() => onWidth(one)}
          className="min-h-11 min-w-11 cursor-pointer px-3 text-sm tabular-nums hover:text-accent aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  );
}

type Props = {
  width: StageWidth;
  /** How many pixels a desk has. */
  desk: number;
  /** The page, or the one before it as long as it is drawn. */
  html: string | undefined;
  state: "drawing" | "shown" | "failed";
  words: Readonly<Record<"drawing" | "shown" | "failed" | "again", string>>;
  onAgain: () => void;
};

/** A page, large and as wide as what it is looked at for, which can be scrolled and not followed anywhere. */
export function DrawnStage({ width, desk, html, state, words, onAgain }: Props) {
  const { isDrawn, ...frame } = usePageFrame(html);
  const pixels = { wide: desk, tablet: 768, phone: 390 }[width];
  const isShown = state === "shown";
  return (
    <div className="grid justify-items-center bg-line/50">
      <div
        className={`drawn-view drawn-stage is-${width}`}
        style={{ "--wide": `${pixels}px` } as CSSProperties}
        aria-busy={state === "drawing"}
      >
        <iframe {...frame} title={words.shown} className={isShown && isDrawn ? "is-drawn" : ""} />
        <p
          role="status"
          className={isShown ? "sr-only" : "absolute inset-0 grid place-content-center p-8 text-center"}
        >
          {words[state]}
        </p>
      </div>
      {state === "failed" && (
        <Button variant="outline" className="my-4" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
