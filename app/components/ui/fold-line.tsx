import type { ReactNode } from "react";

/** The line that opens a `details`, which is a `group`: at its end a plus, which turns into a cross. */
export function FoldLine({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-13 cursor-pointer list-none items-center justify-between gap-6 py-2 font-semibold hover:text-accent ${className}`}
    >
      <span className="text-balance">{children}</span>
      <FoldSign />
    </summary>
  );
}

/** The sign alone, where the line is another. */
export function FoldSign() {
  return (
    <span
      aria-hidden
      className="text-2xl leading-none font-normal text-muted transition-transform group-open:rotate-45 motion-reduce:transition-none"
    >
      +
    </span>
  );
}
