import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** One of six steps in the cliff: rock to the north, rooms, a terrace, then air. */
export const plan: Plan = {
  size: [19, 13.4],
  thickness: [0.36, 0.12],
  walls: [
    [0, 2, 6.4, 2, 6.4, 1, 13, 1, 13, 2.6, 19, 2.6, 19, 8.6, 13, 8.6, 13, 9.6, 6.4, 9.6, 6.4, 8, 0, 8, 0, 2],
  ],
  partitions: [
    [6.4, 2, 6.4, 8],
    [13, 2.6, 13, 8.6],
    [0, 4.2, 3.8, 4.2, 3.8, 2],
    [13, 5.6, 19, 5.6],
    [10, 1, 10, 3.4, 13, 3.4],
  ],
  glass: [
    [0.6, 8, 5.8, 8],
    [7, 9.6, 12.4, 9.6],
    [13.8, 8.6, 18.4, 8.6],
    [0, 5, 0, 7.4],
    [19, 3.4, 19, 5],
    [6.4, 8.4, 6.4, 9.2],
  ],
  doors: [
    [7.2, 1, 1.1, 0, 1],
    [6.4, 6.4, 0.9, 3, -1],
    [2.4, 4.2, 0.9, 0, 1],
    [13, 7.6, 0.9, 3, 1],
    [13, 4.8, 0.9, 3, 1],
    [10, 2.9, 0.8, 3, 1],
  ],
  fine: [
    [0, 8, 0, 11.4, 6.4, 11.4, 6.4, 13, 13, 13, 13, 12, 19, 12, 19, 8.6],
    [0.15, 8, 0.15, 11.25, 6.55, 11.25, 6.55, 12.85, 12.85, 12.85, 12.85, 11.85, 18.85, 11.85, 18.85, 8.6],
    [0, 0.6, 1.6, 0.2, 3, 0.9, 5, 0.1, 7, 0.5, 9.4, 0, 12, 0.6, 14, 1.4, 16.4, 0.9, 19, 1.5],
    [0, 1.3, 2, 1, 4.2, 1.4, 6, 0.7],
    [13.6, 2, 16, 1.6, 19, 2.1],
  ],
  beds: [
    [1.4, 5.2, 2.1, 2, 2],
    [14.4, 6.2, 2, 1.8, 2],
    [14.4, 3.1, 2, 1.7, 2],
  ],
  boxes: [
    [0.4, 2.4, 0.8, 1.5],
    [10.4, 1.4, 0.8, 1.6],
    [7, 4.4, 0.9, 3],
    [9, 5, 1.4, 1.4],
    [10.4, 3.6, 2.3, 0.6],
    [8.6, 10.6, 3.2, 1.6],
  ],
  rounds: [
    [11.4, 7.6, 0.65],
    [2, 9.8, 0.4],
    [16, 10.4, 0.5],
  ],
  rooms: [
    { name: "Living room", at: [9.4, 7.6], area: 48 },
    { name: "Main bedroom", at: [4.8, 5.4], area: 29 },
    { name: "Bedroom, east", at: [17.6, 7.2], area: 18 },
    { name: "Bedroom, rock side", at: [17.6, 4.2], area: 18 },
    { name: "Bath", at: [2.6, 3.1], area: 8 },
    { name: "Second bath", at: [12, 2.2], area: 7 },
    { name: "Terrace and pool", at: [4.4, 10.2], area: 65 },
  ],
  chains: { top: [0, 6.4, 13, 19], left: [1, 9.6, 13] },
};

export const notes: HouseNotes = {
  lot: "Leasehold on the rock, to 2117",
  baths: "2",
  model: "1:100, plaster in layers",
  description: [
    "Five apartments step down the cliff, each on the roof of the next. This is the fourth: rock behind the bathroom wall, sea in front of everything else, and a terrace of sixty-five square meters between.",
    "The pool is five strokes long. The elevator goes from the road to your hall in twenty seconds; the steps to the beach number one hundred and twelve, and only the dog thinks that is few.",
  ],
  inside: "The terrace, and the chair that comes with it.",
};
