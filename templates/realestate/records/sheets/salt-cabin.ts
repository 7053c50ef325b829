import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** One room on fourteen stilts, and the jetty that leads to it. */
export const plan: Plan = {
  size: [15.4, 7.6],
  thickness: [0.28, 0.1],
  walls: [[5.4, 1.4, 15, 1.4, 15, 6.2, 5.4, 6.2, 5.4, 1.4]],
  partitions: [
    [8.2, 1.4, 8.2, 3.6, 5.4, 3.6],
    [12, 1.4, 12, 4],
  ],
  glass: [
    [15, 1.9, 15, 5.7],
    [9, 6.2, 13.4, 6.2],
    [9, 1.4, 11, 1.4],
  ],
  doors: [
    [5.4, 4.4, 1, 1, -1],
    [8.2, 2.6, 0.8, 1, 1],
  ],
  fine: [
    [0, 4.2, 5.2, 4.2],
    [0, 5.6, 5.2, 5.6],
    [0.8, 4.2, 0.8, 5.6],
    [1.6, 4.2, 1.6, 5.6],
    [2.4, 4.2, 2.4, 5.6],
    [3.2, 4.2, 3.2, 5.6],
    [4, 4.2, 4, 5.6],
    [4.8, 4.2, 4.8, 5.6],
    [0.4, 1.2, 2.2, 1.2],
    [1.2, 2.2, 3.4, 2.2],
    [1.6, 6.9, 3.6, 6.9],
    [7, 7.3, 9.4, 7.3],
    [11.6, 0.5, 14.4, 0.5],
    [8, 0.2, 9.8, 0.2],
  ],
  overhead: [[5, 1, 15.4, 1, 15.4, 6.6, 5, 6.6, 5, 1]],
  beds: [[12.6, 1.9, 2, 1.8, 3]],
  boxes: [
    [5.7, 1.7, 0.8, 1.6],
    [9, 1.7, 2.6, 0.6],
    [9.4, 4, 1.7, 0.8],
  ],
  rounds: [
    [7.4, 5.4, 0.32],
    [13.4, 5, 0.42],
    [5.4, 0.8, 0.13],
    [7.8, 0.8, 0.13],
    [10.2, 0.8, 0.13],
    [12.6, 0.8, 0.13],
    [15, 0.8, 0.13],
    [5.4, 6.9, 0.13],
    [10.2, 6.9, 0.13],
    [12.6, 6.9, 0.13],
    [15, 6.9, 0.13],
    [0.2, 4.2, 0.13],
    [0.2, 5.6, 0.13],
    [2.8, 4.2, 0.13],
  ],
  rooms: [
    { name: "The room", at: [11.2, 5.3], area: 31 },
    { name: "Bed", at: [13.6, 2.8], area: 7 },
    { name: "Bath", at: [7.4, 2.5], area: 6 },
    { name: "Jetty", at: [2.8, 4.9], area: 7 },
  ],
  chains: { top: [0, 5.4, 15], left: [1.4, 6.2] },
};

export const notes: HouseNotes = {
  lot: "Tidal; the lot is under water twice a day",
  baths: "1",
  model: "1:20, charred pine on frosted acrylic",
  description: [
    "Forty-six square meters of burnt pine on stilts, at the end of a jetty of five. The char is the finish: it does not rot, peel or need painting, and it stopped smelling of bonfire in the second winter.",
    "A bed, a stove, a table and a chair. A second chair was tried and sent back. High water comes to 1.1 meters below the floor, and we have the tide tables to prove it.",
  ],
  inside: "The whole inventory, through the open front.",
};
