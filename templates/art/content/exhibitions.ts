import type { TimelineProps } from "../../../engine/blocks/timeline/timeline.props.ts";
import type { ElevationProps } from "../blocks/elevation/elevation.props.ts";
import type { FloorPlanProps } from "../blocks/floor-plan/floor-plan.props.ts";
import type { NoticeProps } from "../blocks/notice/notice.props.ts";
import { hangOnLine } from "../hanging.ts";
import { works } from "./works.ts";

export const opening: NoticeProps = {
  variant: "opening",
  title: "Three rooms, one of them being hung",
  text: "We change one room at a time, so that there is always something to see and always somebody on a ladder.",
};

/** Between the works on the long wall of Room 1, which is 17.6 m. */
export const gap = 77.6;
const long = { x: 40, y: 40, width: 1760, depth: 600 };
const grading = { x: 40, y: 680, width: 700, depth: 640 };
const cold = { x: 1180, y: 680, width: 620, depth: 640 };

export const house: FloorPlanProps = {
  heading: { title: "The house" },
  scale: "5 m",
  label: "Floor plan: the long room along the north side, below it grading room, entrance and cold room.",
  width: 1840,
  depth: 1360,
  rooms: [
    {
      ...long,
      number: "1",
      name: "the long room",
      title: "Nine Works, One Line",
      dates: "October 3, 2026 to January 16, 2027",
      text: "Nine artists, one work each, all on the north wall. The plan is below.",
      link: { label: "See the works", href: "/gallery" },
    },
    {
      ...grading,
      number: "2",
      name: "the grading room",
      title: "Paper, Mostly",
      dates: "December 5, 2026 to February 27, 2027",
      text: "Being hung. Drawings by nobody you know, chosen without looking at the names.",
    },
    {
      ...cold,
      number: "3",
      name: "the cold room",
      title: "Thirty, Less One",
      dates: "November 7, 2026 to February 27, 2027",
      text: "An installation by Oona Treadgold: thirty plinths and twenty-nine eggs, kept at 55 °F.",
      link: { label: "The artist", href: "/artists#artists-oona-treadgold" },
    },
  ],
  passages: [{ x: 780, y: 680, width: 360, depth: 640, name: "Desk" }],
  doors: [
    { x: 880, y: 640, width: 160, depth: 40 },
    { x: 740, y: 900, width: 40, depth: 160 },
    { x: 1140, y: 900, width: 40, depth: 160 },
    { x: 880, y: 1320, width: 160, depth: 40 },
  ],
  objects: [
    ...hangOnLine(works, gap).hung.map(({ item, left }) => ({
      x: long.x + left,
      y: long.y,
      width: item.width,
      depth: 14 + (item.depth ?? 0),
      kind: item.isSold ? ("sold" as const) : ("work" as const),
    })),
    { x: long.x + 560, y: long.y + 330, width: 180, depth: 46, kind: "bench" },
    { x: 800, y: 1130, width: 70, depth: 160, kind: "bench" },
    ...plinths(),
  ],
  way: [
    [960, 1350],
    [960, 560],
    [300, 470],
    [140, 270],
    [330, 180],
    [1660, 180],
    [1700, 420],
    [1000, 560],
    [1000, 980],
    [1260, 980],
  ],
};

/** Six columns by five rows; one has no egg. */
function plinths() {
  return Array.from({ length: 30 }, (_, index) => ({
    x: cold.x + 110 + (index % 6) * 80,
    y: cold.y + 70 + Math.floor(index / 6) * 78,
    width: 36,
    depth: 36,
    kind: index === 20 ? ("empty" as const) : ("plinth" as const),
  }));
}

export const plan: ElevationProps = {
  heading: {
    title: "Hanging plan, Room 1, north wall",
    lead: "As it is taped to the ladder. All measures in centimeters, all middles on the line.",
  },
  label: "Hanging plan of the north wall at scale, numbered from left to right; the key follows",
  gap,
  works: "{collection:works}",
  sold: "sold",
  note: "The mark at the right end is 170 cm high. It is you.",
};

export const calendar: TimelineProps = {
  variant: "ledger",
  heading: { title: "Before and after" },
  entries: [
    {
      date: "March 2027",
      title: "The Backs of Nine Paintings",
      text: "Room 1. Stretchers, labels, dates, one phone number. The fronts will not be shown.",
    },
    {
      date: "January 2027",
      title: "Last day of Nine Works, One Line",
      text: "January 16, until 8 PM. Red dots come off the wall with their works.",
    },
    {
      date: "Summer 2026",
      title: "Ninety Shades of White",
      text: "Every white this hall has been painted since 1926, in order, by the square foot.",
    },
    {
      date: "Spring 2026",
      title: "Please Touch",
      text: "Ruth Ekelhof let visitors fold. Four thousand did; the heap weighed as much as the car that brought it.",
    },
    {
      date: "Winter 2025",
      title: "One Painting",
      text: "For eleven weeks. Attendance rose in the last four.",
    },
  ],
};
