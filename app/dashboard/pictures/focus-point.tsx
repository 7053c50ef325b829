import type { KeyboardEvent, PointerEvent } from "react";
import type { FocusPoint as Point } from "../../../contract/picture.ts";
import { picturesContent } from "./pictures-content.ts";

const { edit: words } = picturesContent;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** The point of a picture that is never cut away, set by pointer or by arrow keys; lies over the picture. */
export function FocusPoint({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }
  function step(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.02;
    onMove({ x: within(point.x + by[0] * far), y: within(point.y + by[1] * far) });
  }
  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];
  return (
    <div
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.focus}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={words.focusAt(x, y)}
        onKeyDown={step}
        style={{ left: `${x}%`, top: `${y}%` }}
        className="absolute size-11 -translate-1/2 rounded-full border-3 border-white bg-accent/60 shadow-[0_0_0_2px_#000a]"
      />
    </div>
  );
}
