import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** Four bays of a sawtooth hall, one of them with a gallery. */
export const plan: Plan = {
  size: [16, 8],
  thickness: [0.5, 0.12],
  walls: [[0, 0, 16, 0, 16, 8, 0, 8, 0, 0]],
  partitions: [
    [12, 0, 12, 3.2, 16, 3.2],
    [12, 3.2, 12, 4.4],
    [12, 6.6, 12, 8],
  ],
  glass: [
    [0.9, 0, 3.1, 0],
    [4.9, 0, 7.1, 0],
    [8.9, 0, 11.1, 0],
    [13.2, 0, 14.8, 0],
    [0, 1.4, 0, 3],
    [0, 5, 0, 6.6],
    [16, 4.6, 16, 6.4],
  ],
  doors: [
    [14.2, 8, 1.2, 0, -1],
    [12, 2.4, 0.9, 3, -1],
  ],
  stairs: [[8.3, 6.4, 3.2, 1.1, 12, 2]],
  overhead: [
    [4, 0.4, 4, 7.6],
    [8, 0.4, 8, 7.6],
    [12, 3.2, 8.3, 3.2, 8.3, 7.6],
  ],
  beds: [[9.6, 3.9, 1.9, 2, 3]],
  boxes: [
    [1.8, 3.4, 5.4, 1.1],
    [0.5, 0.6, 0.6, 6.8],
    [8.6, 0.4, 3, 0.6],
    [9, 1.7, 2.2, 0.7],
    [12.4, 0.5, 0.8, 1.7],
    [4.8, 6.6, 2.6, 0.9],
  ],
  rounds: [
    [4, 2.2, 0.14],
    [8, 2.2, 0.14],
    [4, 5.8, 0.14],
    [8, 5.8, 0.14],
    [2.6, 6.4, 0.4],
  ],
  rooms: [
    { name: "Hall", at: [5.6, 2], area: 72 },
    { name: "Kitchen", at: [10.1, 1.36], area: 14 },
    { name: "Gallery with bed, above", at: [9, 3.6], area: 17 },
    { name: "Bath", at: [14.9, 1.8], area: 10 },
    { name: "Entry", at: [14, 5.4], area: 15 },
  ],
  chains: { top: [0, 4, 8, 12, 16], left: [0, 8] },
};

export const notes: HouseNotes = {
  lot: "Shared yard, two parking places",
  baths: "1",
  model: "1:50, cut open to show the works",
  description: [
    "Four teeth of a sawtooth roof, glazed to the north because glare snapped threads. The looms are gone. The light is under contract to stay: no building opposite may rise above the old eaves.",
    "The hall is one room of twelve meters with a gallery at the end for the bed. The table is five and a half meters long, was assembled inside, and will outlive every lease in town.",
  ],
  inside: "North light, from eight until it is dark.",
};
