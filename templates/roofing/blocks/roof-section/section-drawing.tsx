/** Slates along the slope, from the ridge to the eave, in units of the drawing. */
const [count, shown] = [17, 56];
/** The one that has slipped, and where the chimney goes through. */
const slipped = 4;
const chimney = [9, 10, 11];

/** Where the numbers are, and what each points at. */
const marks = [
  { x: 272, y: 46, to: "M252 58 212 84" },
  { x: 388, y: 96, to: "M396 116 446 246" },
  { x: 560, y: 176, to: "M560 198 568 312" },
  { x: 880, y: 200, to: "M866 216 808 448" },
  { x: 392, y: 470, to: "M404 450 500 322" },
  { x: 1160, y: 520, to: "M1148 538 1112 606" },
];

/** The section itself, with as many of its numbers as are told of: everything on the slope is drawn level and then turned by its pitch of 29 degrees. */
export function SectionDrawing({ numbers }: { numbers: number }) {
  const told = marks.slice(0, numbers);
  const slates = Array.from({ length: count }, (_, index) => index);
  return (
    <svg viewBox="0 0 1200 720" aria-hidden="true">
      <path className="section-rain" d={rainStreaks()} />
      <path className="section-wall" d="M896 634h70v86h-70z" />
      <path className="section-wood" d="M40 612h930v22H40z" />
      <path className="section-bucket" d="M596 566h56l-8 46h-40zM598 566q26-46 52 0" />
      <g transform="translate(190 96) rotate(29)">
        <path className="section-wood" d="M-20 46h984l-32 58H-20z" />
        <path
          className="section-grain"
          d="M-10 60q240 8 480 0t460 2M-10 76q200-8 500 2t450-4M20 92q300 6 880-2"
        />
        <path className="section-boards" d="M-14 28h992v18H-14z" />
        <path className="section-joints" d={slates.map((k) => `M${k * 58} 28v18`).join("")} />
        <path
          className="section-slates"
          d={slates
            .filter((k) => k !== slipped && !chimney.includes(k))
            .map(slateAt)
            .join("")}
        />
        <path
          className="section-slipped"
          d={slateAt(slipped)}
          transform="translate(26 -5) rotate(3 250 20)"
        />
      </g>
      <path className="section-wood" d="M170 84 60 146v62l130-72z" />
      <path className="section-slates" d="M180 70 60 137l-6-9L176 60z" />
      <path className="section-copper" d="M148 90 190 58l46 26-4 10-42-22-38 27zM190 44a13 13 0 1 1-.1 0z" />
      <path
        className="section-stack"
        d="M690 226h104v230l-104-58zM680 208h124v18H680zM704 208v-30h34v30zM746 208v-30h34v30z"
      />
      <path
        className="section-bricks"
        d="M690 256h104M690 286h104M690 316h104M690 346h104M690 376h104M690 406h104M742 226v30M716 256v30M768 256v30M742 286v30M716 316v30M768 316v30M742 346v30M716 376v30M768 376v30"
      />
      <path
        className="section-copper"
        d="M676 348v36l14 8v-44zM794 388v68l36 20v-13l-26-14v-61zM650 362l40 22v12l-44-24z"
      />
      <path className="section-fall" d="M1086 640v80" />
      <path className="section-copper" d="M1040 600h92a46 46 0 0 1-92 0zm8 6a38 38 0 0 0 76 0z" />
      <path className="section-water" d="M1052 612h68a34 34 0 0 1-68 0z" />
      <path className="section-leaders" d={told.map(({ to }) => to).join("")} />
      {told.map(({ x, y }, index) => (
        <g key={x} className="section-mark">
          <circle cx={x} cy={y} r="22" />
          <text x={x} y={y}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One slate in section: thin, lying on the next, its tail lifted. */
function slateAt(index: number): string {
  const x = index * shown;
  return `M${x} 19 ${x + 118} 5l1 8L${x} 27z`;
}

/** Rain from the left, on a grid that is shaken so that no two streaks are alike. */
function rainStreaks(): string {
  return Array.from({ length: 190 }, (_, k) => {
    const x = 80 + ((k * 197) % 1140);
    const y = (k * 83) % 430;
    const long = 18 + ((k * 29) % 30);
    const isAir = x > 290 && y + long < (x - 190) * 0.48 && (x < 560 || y > 110);
    return !isAir ? "" : `M${x} ${y}l${-long * 0.2} ${long}`;
  }).join("");
}
