import type { ReactNode } from "react";

export type FigureProps = { className?: string };

/**
 * The sheet that the drawings behind the cards are made on: flat shapes in the text colour of their card, with at
 * most one in the accent; the box is what is drawn, with its distance from the card's edges.
 */
export function Drawing({
  className,
  box,
  align,
  children,
}: FigureProps & { box: string; align: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={box}
      preserveAspectRatio={align}
      fill="none"
      stroke="currentColor"
    >
      {children}
    </svg>
  );
}
