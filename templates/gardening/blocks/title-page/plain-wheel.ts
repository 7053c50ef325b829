import type { Words } from "../../../../engine/language/words.ts";
import type { WheelOfYear } from "./title-page.props.ts";

/** The year as it turns for anybody: its months and, on the rings, seasons of no work in particular. */
export function plainWheel({ monthNames }: Words): WheelOfYear {
  return {
    months: monthNames.map((name) => ({ name, full: [] })),
    rings: [
      ring("sow", 3, 4.6, 1.4, 0.35),
      ring("cut", 1.4, 3.9, 2.1, 0.55),
      ring("leave", 4.6, 5.2, 2.6, 1.2),
    ],
  };
}

/** Spans from `start` on, each followed by a gap and shorter or longer than the one before by turns, for most of a year. */
function ring(
  name: WheelOfYear["rings"][number]["name"],
  start: number,
  long: number,
  short: number,
  gap: number,
) {
  const spans: WheelOfYear["rings"][number]["spans"] = [];
  let from = start;
  for (let index = 0; ; index++) {
    const to = from + (index % 2 === 0 ? long / 2 : short / 2);
    if (to > start + 11.5) return { name, spans };
    spans.push({ label: "", from, to });
    from = to + gap;
  }
}
