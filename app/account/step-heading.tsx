import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step that takes the place of another: it takes the focus, so that nobody is left on a control that has gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
