import type { HouseNotes } from "../../content/house-notes.ts";
import { arc } from "../../drawing/arc.ts";
import type { Plan } from "../../drawing/plan.props.ts";

const [x, y] = [8.6, 7.6];
const treads = Array.from({ length: 14 }, (_, index) => {
  const [innerX = 0, innerY = 0] = arc(2, 7.6, 0.35, index / 3.5, 1, 1);
  const [outerX = 0, outerY = 0] = arc(2, 7.6, 1.6, index / 3.5, 1, 1);
  return [innerX, innerY, outerX, outerY];
});

/** A floor of the tower: rooms around a core, a balcony around the rooms, and the stair outside of all. */
export const plan: Plan = {
  size: [16.2, 15.2],
  thickness: [0.34, 0.12],
  walls: [arc(x, y, 6.2, 0, 4, 48), [7.2, 6.2, 10, 6.2, 10, 9, 7.2, 9, 7.2, 6.2]],
  partitions: [
    [10, 7.6, 14.8, 7.6],
    [8.6, 9, 8.6, 13.8],
    [8.6, 1.4, 8.6, 6.2],
    [10, 9, 11.6, 9, 11.6, 7.6],
  ],
  glass: [
    arc(x, y, 6.2, 0.15, 0.85, 12),
    arc(x, y, 6.2, 1.15, 1.7, 10),
    arc(x, y, 6.2, 2.3, 2.9, 10),
    arc(x, y, 6.2, 3.15, 3.85, 12),
  ],
  gaps: [[8.6, 3.2, 8.6, 5.4]],
  doors: [
    [2.42, 8.1, 1, 3, 1],
    [11.2, 7.6, 0.9, 0, -1],
    [8.6, 10.2, 0.9, 1, -1],
    [10.4, 9, 0.8, 0, 1],
  ],
  fine: [arc(x, y, 7.4, 2.1, 5.9, 48), arc(x, y, 7.25, 2.1, 5.9, 48), arc(2, 7.6, 1.6, 0, 4, 24), ...treads],
  beds: [
    [11.2, 3.6, 1.9, 2, 3],
    [9.4, 11, 1.9, 2, 1],
  ],
  boxes: [
    [4, 8.6, 0.9, 2.6],
    [5.6, 9.2, 1.3, 1.3],
    [5.2, 3.4, 3, 0.6],
    [7.5, 6.5, 2.2, 2.2],
    [10.2, 7.9, 1.1, 0.7],
  ],
  rounds: [
    [5.4, 5.6, 0.75],
    [2, 7.6, 0.35],
  ],
  rooms: [
    { name: "Living room", at: [6.6, 12], area: 34 },
    { name: "Kitchen", at: [6.9, 4.8], area: 26 },
    { name: "Bedroom, sunrise", at: [10.4, 4.6], area: 22 },
    { name: "Bedroom, noon", at: [12.4, 10], area: 20 },
    { name: "Lift and ducts", at: [8.6, 7.6], area: 8 },
    { name: "Outer stair", at: [2, 9.9] },
  ],
  chains: { top: [2.4, 8.6, 14.8], left: [1.4, 7.6, 13.8] },
};

export const notes: HouseNotes = {
  lot: "Shared garden, 0.3 acres",
  baths: "1",
  model: "1:100, with floor five lit",
  description: [
    "One apartment to a floor, eight floors, and the stair outside where the sea can watch. You live in a circle of twelve meters with a balcony all the way round it, so the sun has no way of leaving quietly.",
    "Curved walls make one rule: nothing that hangs may be wide. Two of the previous owners painted small pictures. The third played the cello, in the middle.",
  ],
  inside: "Floor five, the one that is lit.",
};
