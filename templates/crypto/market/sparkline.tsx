import "./sparkline.css";

/** A course of values as a line with its end marked; said in words beside it, so hidden from those who hear. */
export function Sparkline({ values, isUp }: { values: readonly number[]; isUp: boolean }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = Math.round((index / (values.length - 1)) * 200);
    return `${x} ${Math.round(58 - ((value - least) / (most - least || 1)) * 52)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <svg
      className="sparkline"
      viewBox="0 0 200 64"
      preserveAspectRatio="none"
      data-direction={isUp ? "up" : "down"}
      aria-hidden="true"
    >
      <path className="sparkline-area" d={`${line}V64H0z`} />
      <path className="sparkline-line" d={line} />
    </svg>
  );
}
