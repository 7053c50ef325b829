import "./sparkline.css";

/** A course of values as a line with its end marked; said in words beside it, so hidden from those who hear. */
export function Sparkline({ values, isUp }: { values: readonly number[]; isUp: boolean }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    const y = 29 - ((value - least) / (most - least || 1)) * 26;
    return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
  });
  return (
    <svg
      className="sparkline"
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      data-direction={isUp ? "up" : "down"}
      aria-hidden="true"
    >
      <path className="sparkline-area" d={`M0 32L${points.join("L")}L100 32Z`} />
      <path className="sparkline-line" d={`M${points.join("L")}`} />
    </svg>
  );
}
