import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** Glass all round, one walnut core, eight columns that stand clear of both. */
export const plan: Plan = {
  size: [24, 12.6],
  thickness: [0.22, 0.12],
  walls: [[1.5, 1.8, 22.5, 1.8, 22.5, 10.8, 1.5, 10.8, 1.5, 1.8]],
  partitions: [
    [9, 4.6, 15, 4.6, 15, 8, 9, 8, 9, 4.6],
    [11.2, 4.6, 11.2, 8],
    [13.4, 4.6, 13.4, 8],
    [15, 6.3, 22.5, 6.3],
  ],
  glass: [
    [1.7, 1.8, 22.3, 1.8],
    [1.7, 10.8, 22.3, 10.8],
    [1.5, 2, 1.5, 10.6],
    [22.5, 2, 22.5, 10.6],
  ],
  doors: [
    [7.4, 10.8, 1.2, 0, -1],
    [4, 1.8, 1.2, 0, 1],
    [11.6, 4.6, 0.8, 0, 1],
    [11.6, 8, 0.8, 0, -1],
    [16.4, 6.3, 0.9, 0, -1],
  ],
  gaps: [[21.2, 6.3, 22.3, 6.3]],
  overhead: [[0, 0.6, 24, 0.6, 24, 12, 0, 12, 0, 0.6]],
  fine: [
    [9.4, 5.2, 10.8, 5.2],
    [9.4, 7.4, 10.8, 7.4],
    [0, 12.6, 9, 12.6],
    [7, 12.3, 9.6, 12.3],
  ],
  beds: [
    [17.6, 3, 2.1, 1.9, 2],
    [17.6, 7.8, 2.1, 1.9, 2],
  ],
  boxes: [
    [3.4, 4.6, 0.9, 3.4],
    [4.3, 7.1, 2, 0.9],
    [5.1, 5, 1.2, 1.4],
    [9.2, 8.7, 3.6, 1],
    [13.8, 5, 0.8, 2.6],
  ],
  rounds: [
    [4.5, 1.3, 0.16],
    [9.5, 1.3, 0.16],
    [14.5, 1.3, 0.16],
    [19.5, 1.3, 0.16],
    [4.5, 11.3, 0.16],
    [9.5, 11.3, 0.16],
    [14.5, 11.3, 0.16],
    [19.5, 11.3, 0.16],
    [15.2, 9.5, 0.6],
  ],
  rooms: [
    { name: "Living room", at: [6.4, 3.2], area: 68 },
    { name: "Kitchen and table", at: [13.7, 10.1], area: 30 },
    { name: "Walnut core", at: [12.3, 6.3], area: 20 },
    { name: "Bedroom, morning", at: [20.8, 3.4], area: 34 },
    { name: "Bedroom, evening", at: [20.8, 9.6], area: 34 },
  ],
  chains: { top: [1.5, 9, 15, 22.5], left: [1.8, 10.8] },
};

export const notes: HouseNotes = {
  lot: "3.1 acres of birch",
  baths: "2",
  model: "1:50, steel and clear acrylic",
  description: [
    "A roof on eight columns, glass to all four sides and one walnut core that holds everything a person would rather not see: the baths, the boiler, the coats.",
    "The nearest neighbor is four hundred meters of trees away and has a pavilion too. In January the heating costs what you fear; the glazing was renewed in 2020, and it costs a third less than that.",
  ],
  inside: "Sofa, core, trees. There is nothing else to hide behind.",
};
