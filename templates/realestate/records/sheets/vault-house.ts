import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** Three barrel vaults of six metres, pushed past one another. */
export const plan: Plan = {
  size: [24, 18],
  thickness: [0.45, 0.14],
  walls: [
    [3, 0, 21, 0, 21, 6, 3, 6, 3, 0],
    [0, 6, 24, 6, 24, 12, 0, 12, 0, 6],
    [5, 12, 23, 12, 23, 18, 5, 18, 5, 12],
  ],
  partitions: [
    [3, 4.6, 21, 4.6],
    [8, 0, 8, 4.6],
    [13, 0, 13, 4.6],
    [16, 0, 16, 4.6],
    [16.6, 6, 16.6, 12],
    [16.6, 9.6, 19.4, 9.6, 19.4, 12],
    [15, 12, 15, 18],
    [15, 15.2, 18.4, 15.2],
    [18.4, 12, 18.4, 18],
  ],
  glass: [
    [0, 7, 0, 11],
    [4.4, 0, 6.6, 0],
    [9.4, 0, 11.6, 0],
    [17.4, 0, 19.6, 0],
    [24, 7.2, 24, 10.8],
    [5, 13.2, 5, 16.8],
    [7, 18, 13.4, 18],
    [23, 13.4, 23, 16.6],
    [21, 1.4, 21, 3.4],
  ],
  gaps: [
    [6, 6, 7.4, 6],
    [8.4, 6, 9.8, 6],
    [10.8, 6, 12.2, 6],
    [6.4, 12, 7.8, 12],
    [8.8, 12, 10.2, 12],
    [11.2, 12, 12.6, 12],
  ],
  doors: [
    [1.6, 12, 1.1, 0, -1],
    [6.8, 4.6, 0.9, 0, -1],
    [9, 4.6, 0.9, 0, -1],
    [14, 4.6, 0.9, 0, -1],
    [16.8, 4.6, 0.9, 0, -1],
    [16.6, 8.2, 0.9, 3, 1],
    [18.2, 9.6, 0.9, 0, 1],
    [15, 14, 0.9, 3, -1],
    [18.4, 16.6, 0.9, 3, 1],
    [15.6, 15.2, 0.9, 0, 1],
  ],
  overhead: [
    [0.4, 9, 23.6, 9],
    [3.4, 3, 20.6, 3],
    [5.4, 15, 22.6, 15],
  ],
  beds: [
    [4.2, 1, 2, 1.6, 2],
    [9.4, 1, 2, 1.6, 2],
    [17.4, 1, 2, 1.6, 0],
    [21, 8, 2.1, 2, 0],
    [20, 14.2, 2, 1.6, 0],
  ],
  boxes: [
    [13.4, 0.5, 0.8, 1.7],
    [17, 10.4, 0.8, 1.4],
    [4, 8.1, 7.4, 1.2],
    [5.6, 13, 0.7, 4],
    [7.6, 14.6, 3, 0.9],
    [15.4, 16.4, 0.7, 1.3],
    [12.8, 7.2, 0.9, 3.4],
  ],
  rooms: [
    { name: "Middle vault", at: [8, 10.6], area: 92 },
    { name: "Kitchen vault", at: [11.8, 13.6], area: 54 },
    { name: "Main bedroom", at: [20.6, 7.4], area: 32 },
    { name: "Bedroom, north", at: [5.5, 3.6], area: 21 },
    { name: "Bedroom, the twin", at: [10.5, 3.6], area: 21 },
    { name: "Bedroom, east", at: [18.5, 3.6], area: 21 },
    { name: "Bedroom, last light", at: [20.7, 16.8], area: 26 },
    { name: "Bath", at: [14.9, 2.4], area: 12 },
  ],
  chains: { top: [0, 3, 21, 24], left: [0, 6, 12, 18] },
};

export const notes: HouseNotes = {
  lot: "0.62 acres, orchard side",
  baths: "3",
  model: "1:50, cast plaster",
  description: [
    "Three vaults of six meters each, poured over the same timber form and then slipped: the north one a pace inland, the south one a pace toward the river. Every room therefore gets a gable of its own, and nobody has to discuss the view.",
    "The middle vault is the living room, the hall and, for eleven months of the year, the argument against furniture. The door is vermilion. The owners chose it from the model and have never regretted a color less.",
  ],
  inside: "Under the middle vault, looking west.",
};
