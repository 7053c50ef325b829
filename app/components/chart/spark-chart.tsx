import { chartHeight, columnsPath, roundTop } from "../../../engine/chart/columns.ts";

/** A row of columns so small that it says only how it went; the number beside it says how much. */
export function SparkChart({ values, className = "" }: { values: readonly number[]; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${values.length} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block border-b border-muted ${className}`}
    >
      <path d={columnsPath(values, roundTop(values))} className="fill-current" />
    </svg>
  );
}
