import type { DiscretionProps } from "./discretion.props.ts";

/** Houses by width, stories and whether a porch runs along them; `null` is a garden wall with a tree. */
const houses = [
  { width: 92, stories: 3, hasPorch: true },
  null,
  { width: 70, stories: 2, hasPorch: false },
  { width: 110, stories: 3, hasPorch: true },
  { width: 64, stories: 3, hasPorch: false },
  null,
  { width: 96, stories: 2, hasPorch: true },
  { width: 78, stories: 3, hasPorch: false },
  null,
  { width: 104, stories: 3, hasPorch: true },
];
const garden = 74;
const ground = 176;
const story = 38;

/** The street as a line drawing: single houses with their porches, and one gray van without a word on it. */
export function Street({ passing = "van" }: Pick<DiscretionProps, "passing">) {
  let x = 0;
  const lines = houses.map((house) => {
    const left = x;
    x += house?.width ?? garden;
    return house ? drawHouse(left, house) : drawGarden(left);
  });
  return (
    <svg className="street" viewBox={`0 0 ${x} 206`} aria-hidden="true">
      <path d={lines.join("")} />
      <path d={`M0 ${ground}H${x}M0 ${ground + 8}H${x}`} />
      {passing === "van" && (
        <g className="street-van" transform={`translate(356 ${ground - 48})`}>
          <path d="M2 44V10q0-6 6-6h70q5 0 8 4l16 18q10 2 12 8v10q0 4-4 4H6q-4 0-4-4z" />
          <path d="M80 10h5l13 15H80z" className="street-glass" />
          <circle cx="24" cy="48" r="9" />
          <circle cx="92" cy="48" r="9" />
        </g>
      )}
    </svg>
  );
}

function drawHouse(
  x: number,
  { width, stories, hasPorch }: { width: number; stories: number; hasPorch: boolean },
) {
  const top = ground - stories * story;
  const right = x + width;
  const roof = hasPorch
    ? `M${x - 3} ${top}L${x + width / 2} ${top - 20}L${right + 3} ${top}z`
    : `M${x - 2} ${top}h${width + 4}v-7h${-width - 4}zM${x + 12} ${top - 7}v-14h9v14`;
  const floors = Array.from({ length: stories }, (_, floor) => {
    const sill = ground - floor * story;
    if (!hasPorch) return windows(x, width, sill);
    // A porch: posts, a rail, and the wall behind it.
    const posts = Array.from({ length: 5 }, (_, post) => `M${x + (width * post) / 4} ${sill}v${-story}`).join(
      "",
    );
    const rail = floor > 0 ? `M${x} ${sill - 11}h${width}` : "";
    return `${posts}${rail}M${x} ${sill - story + 4}h${width}${windows(x, width, sill)}`;
  });
  return `M${x} ${ground}V${top}H${right}V${ground}${roof}${floors.join("")}`;
}

function windows(x: number, width: number, sill: number) {
  const count = Math.round(width / 30);
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round(x + (width * (index + 0.5)) / count - 5);
    return `M${left} ${sill - 10}v-18h10v18zm0-9h10m-5-9v18`;
  }).join("");
}

function drawGarden(x: number) {
  const crown = x + garden / 2;
  return `M${x} ${ground}v-26h${garden}v26M${x} ${ground - 22}h${garden}M${crown} ${ground - 26}v-30M${crown} ${ground - 46}l12-12M${crown - 24} ${ground - 62}c-10-14 4-28 14-24c2-14 22-14 24 0c12-4 22 10 12 22c6 12-10 18-18 12c-8 8-26 4-32-10z`;
}
