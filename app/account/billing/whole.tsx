import type { ReactNode } from "react";

/** A figure or a day in a table: it stays in one piece, however narrow its column. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
}
