import { fill } from "../language/fill.ts";
import type { Words } from "../language/words.ts";
import "./rating.css";

const corners = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 9.5 : 3.8;
  const angle = (index * Math.PI) / 5;
  return [10 + radius * Math.sin(angle), 10 - radius * Math.cos(angle)];
});
const stars = [0, 20, 40, 60, 80]
  .map((left) => `M${corners.map(([x = 0, y = 0]) => `${(x + left).toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`)
  .join("");

type Props = { id: string; value: number; locale: Words };

/** Five stars, filled up to `value`; `id` must be unique on the page. */
export function Rating({ id, value, locale }: Props) {
  return (
    <svg className="rating" viewBox="0 0 100 20" role="img" aria-label={fill(locale.rating, value)}>
      <clipPath id={id}>
        <rect width={value * 20} height="20" />
      </clipPath>
      <path d={stars} />
      <path d={stars} clipPath={`url(#${id})`} />
    </svg>
  );
}
