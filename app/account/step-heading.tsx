import { useEffect, useRef } from "react";
import { useTitle } from "./use-title.ts";

/**
 * The heading of a step that takes the place of another: it takes the focus, so that nobody is left on a control that has
 * gone, and the document's title follows it.
 */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitle(children);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="font-display text-5xl leading-[0.95] text-balance outline-none sm:text-6xl"
    >
      {children}
    </h1>
  );
}
