/** What the sheet looks like at each step: sides in paper, sides in shade, and the line that is folded next. */
const steps = [
  {
    light: "M18 14H102V74H18Z",
    shade: "M18 44H102V74H18Z",
    crease: "M18 44H102",
    hand: "M60 84V58m-6 8l6-8 6 8",
  },
  {
    light: "M60 16L102 58V74H18V58Z",
    shade: "M60 16L18 58H60ZM60 16L102 58H60Z",
    crease: "M60 16V58",
    hand: "M20 30q10-16 26-16m-9-4l9 4-7 7M100 30q-10-16-26-16m9-4l-9 4 7 7",
  },
  {
    light: "M60 10L112 66H8Z",
    shade: "M8 66H112L104 80H16Z",
    crease: "M8 66H112",
    hand: "M60 94V74m-6 8l6-8 6 8",
  },
  {
    light: "M60 6L102 48 60 90 18 48Z",
    shade: "M60 48L102 48 60 90 18 48Z",
    crease: "M18 48H102",
    hand: "M4 48H14m92 0h10",
  },
  {
    light: "M60 12L96 48 60 84 24 48Z",
    shade: "M60 12L96 48 60 66 24 48Z",
    crease: "M60 12V66",
    hand: "M60 94V76m-6 8l6-8 6 8",
  },
  {
    light: "M4 40L60 62 116 40 92 80H28Z",
    shade: "M36 52L60 8 84 52 60 62Z",
    crease: "M60 8V62",
    hand: "M34 26L16 18m9-3l-9 3 4 8M86 26L104 18m-9-3l9 3-4 8",
  },
];

/** The drawing of one fold, `step` from 0 to 5. */
export function FoldDiagram({ step }: { step: number }) {
  const drawing = steps[step];
  return (
    drawing && (
      <svg viewBox="0 0 120 100" aria-hidden="true">
        <path d={drawing.light} />
        <path d={drawing.shade} />
        <path d={drawing.crease} />
        <path d={drawing.hand} />
      </svg>
    )
  );
}
