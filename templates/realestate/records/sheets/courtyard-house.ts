import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** One room deep all the way round a square court. */
export const plan: Plan = {
  size: [16.4, 16.4],
  thickness: [0.34, 0.12],
  walls: [
    [0, 0, 16.4, 0, 16.4, 16.4, 0, 16.4, 0, 0],
    [5.1, 5.1, 11.3, 5.1, 11.3, 11.3, 5.1, 11.3, 5.1, 5.1],
  ],
  partitions: [
    [0, 5.1, 5.1, 5.1],
    [0, 2.6, 5.1, 2.6],
    [5.1, 0, 5.1, 5.1],
    [0, 8.2, 5.1, 8.2],
    [3.6, 5.1, 3.6, 8.2],
    [0, 11.3, 5.1, 11.3],
    [5.1, 11.3, 5.1, 16.4],
    [5.1, 13, 7, 13, 7, 16.4],
    [11.3, 0, 11.3, 3.2],
  ],
  glass: [
    [5.6, 5.1, 10.8, 5.1],
    [11.3, 5.6, 11.3, 10.8],
    [5.6, 11.3, 7.4, 11.3],
    [5.1, 8.8, 5.1, 10.8],
    [1.2, 0, 3.6, 0],
    [0, 3.2, 0, 4.6],
    [6.4, 0, 10, 0],
    [16.4, 6, 16.4, 10.4],
    [12.6, 16.4, 15, 16.4],
    [0, 12.4, 0, 15],
    [0, 9, 0, 10.6],
  ],
  gaps: [[11.3, 3.2, 11.3, 5]],
  doors: [
    [8.8, 16.4, 1.2, 0, -1],
    [9.4, 11.3, 0.9, 0, 1],
    [5.1, 1.3, 0.9, 1, 1],
    [5.1, 3.2, 0.9, 1, 1],
    [3.9, 5.1, 0.9, 0, 1],
    [3.6, 6.2, 0.9, 1, 1],
    [3.9, 8.2, 0.9, 0, 1],
    [3.9, 11.3, 0.9, 0, 1],
    [7, 14.4, 0.9, 3, -1],
  ],
  beds: [
    [0.4, 0.5, 2, 1.5, 2],
    [0.4, 3.1, 2, 1.5, 2],
    [0.5, 9.2, 2, 1.5, 2],
    [0.5, 12.8, 2.1, 2, 2],
  ],
  boxes: [
    [0.5, 5.5, 0.8, 1.8],
    [5.5, 0.3, 5.4, 0.4],
    [6.6, 1.8, 3, 1],
    [12.2, 0.3, 3.6, 0.7],
    [12.4, 2, 2.8, 0.9],
    [12.8, 6.4, 1, 3.6],
    [15.1, 6.4, 0.8, 3.4],
    [13, 13.6, 2.2, 0.9],
    [5.4, 13.3, 0.7, 2.8],
  ],
  rounds: [
    [8.2, 8.2, 0.18],
    [8.2, 8.2, 1.4],
    [14, 11.8, 0.6],
  ],
  rooms: [
    { name: "Court", at: [6.4, 6.4], area: 38 },
    { name: "Library", at: [8.2, 3.8], area: 30 },
    { name: "Kitchen", at: [14, 4.2], area: 25 },
    { name: "Living room", at: [12.4, 11.4], area: 52 },
    { name: "Entry", at: [8.6, 13.4], area: 20 },
    { name: "Main bedroom", at: [3.8, 14.6], area: 25 },
    { name: "Bedroom 2", at: [3.7, 1.3], area: 12 },
    { name: "Bedroom 3", at: [3.7, 3.9], area: 12 },
    { name: "Bedroom 4", at: [4, 10.2], area: 15 },
    { name: "Bath", at: [2.3, 6.6], area: 10 },
  ],
  chains: { top: [0, 5.1, 11.3, 16.4], left: [0, 5.1, 11.3, 16.4] },
};

export const notes: HouseNotes = {
  lot: "0.41 acres, walled",
  baths: "2",
  model: "1:50, gray board and one brass tree",
  description: [
    "A house one room deep, folded around a court of 6.2 by 6.2 meters. There is no corridor: you cross the library to get to breakfast, and the weather to get to bed, unless you take the long way.",
    "From the street it is a blank wall with a door in it. The neighbors assumed a reservoir until 2011. The tree in the court is a crab apple, four meters high, and is included.",
  ],
  inside: "With the roof lifted off, which the real one does not offer.",
};
