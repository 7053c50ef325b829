import "./ridges.css";

/** A horizon of hills, one ridge behind the other, as a poster has them: what stands where no tree does. */
export function Ridges() {
  return (
    <svg className="ridges" viewBox="0 0 360 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 19 34 11 60 17 112 3 150 16 186 9 232 18 276 5 318 15 360 8V40H0Z" />
      <path d="M0 26 46 17 88 27 128 19 178 28 236 14 290 26 326 19 360 25V40H0Z" />
      <path d="M0 36 60 27 118 35 170 30 226 37 284 26 360 34V40H0Z" />
    </svg>
  );
}
