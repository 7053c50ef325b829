import type { Theme } from "../../../engine/theme/theme.ts";
import { lookWords as words } from "./look-words.ts";

type Props = { radius: Theme["radius"]; onRadius: (radius: Theme["radius"]) => void };

/** How round corners are, drawn as one. */
export function CornersChoice({ radius, onRadius }: Props) {
  return (
    <label className="block text-sm">
      <span className="mb-2 block font-semibold">{words.corners}</span>
      <span className="grid grid-cols-[3rem_1fr_3rem] items-center gap-3">
        <span
          aria-hidden
          className="block size-11 border-t-2 border-l-2 border-ink"
          style={{ borderTopLeftRadius: `${radius}px` }}
        />
        <input
          type="range"
          className="look-range"
          aria-label={words.corners}
          aria-valuetext={words.pixels(radius)}
          min={0}
          max={40}
          step={1}
          value={radius}
          onChange={({ target }) => onRadius(Number(target.value))}
        />
        <span aria-hidden className="text-right text-muted tabular-nums">
          {words.pixels(radius)}
        </span>
      </span>
    </label>
  );
}
