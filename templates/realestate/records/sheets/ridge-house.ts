import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** One gable, twenty-two metres long, set across the contours, with its deck to the west. */
export const plan: Plan = {
  size: [25, 8.4],
  thickness: [0.3, 0.1],
  walls: [[3, 0.9, 25, 0.9, 25, 7.5, 3, 7.5, 3, 0.9]],
  partitions: [
    [10.4, 0.9, 10.4, 3.4],
    [10.4, 5, 10.4, 7.5],
    [13.2, 0.9, 13.2, 7.5],
    [13.2, 5, 25, 5],
    [17, 0.9, 17, 5],
    [20.6, 0.9, 20.6, 5],
    [17.6, 5, 17.6, 7.5],
  ],
  glass: [
    [3, 1.4, 3, 7],
    [4.4, 7.5, 9.4, 7.5],
    [5, 0.9, 8, 0.9],
    [14, 0.9, 16, 0.9],
    [18, 0.9, 19.8, 0.9],
    [25, 1.6, 25, 4.4],
    [19, 7.5, 24, 7.5],
  ],
  gaps: [
    [10.4, 3.4, 10.4, 5],
    [13.2, 5.6, 13.2, 6.9],
  ],
  doors: [
    [11.2, 7.5, 1.1, 0, -1],
    [14.4, 5, 0.9, 0, -1],
    [17.4, 5, 0.9, 0, -1],
    [21.2, 5, 0.9, 0, -1],
    [17.6, 6.8, 0.9, 3, -1],
  ],
  stairs: [[10.6, 1.1, 2.4, 2, 8, 0]],
  fine: [
    [0, 0, 3, 0],
    [0, 0, 0, 8.4, 3, 8.4],
    [0, 0.9, 3, 0.9],
    [0, 1.8, 3, 1.8],
    [0, 2.7, 3, 2.7],
    [0, 3.6, 3, 3.6],
    [0, 4.5, 3, 4.5],
    [0, 5.4, 3, 5.4],
    [0, 6.3, 3, 6.3],
    [0, 7.2, 3, 7.2],
  ],
  overhead: [
    [0, 4.2, 25, 4.2],
    [3, 0.2, 25, 0.2],
    [3, 8.2, 25, 8.2],
  ],
  beds: [
    [14, 1.4, 1.5, 2, 3],
    [17.4, 1.4, 1.5, 2, 3],
    [22, 1.6, 2, 2.1, 0],
  ],
  boxes: [
    [4, 3, 1, 2.8],
    [7, 2.7, 2.2, 1],
    [7.6, 6.5, 2.4, 0.6],
    [15, 6.5, 1.8, 0.7],
    [13.7, 5.5, 0.7, 0.7],
  ],
  rounds: [[5.9, 5.9, 0.4]],
  rooms: [
    { name: "Living room", at: [6, 2], area: 48 },
    { name: "Hall and stair", at: [11.8, 5.2], area: 18 },
    { name: "Bedroom, uphill", at: [16.2, 4.2], area: 15 },
    { name: "Bedroom, downhill", at: [19.8, 4.2], area: 15 },
    { name: "Main bedroom", at: [21.6, 2.6], area: 18 },
    { name: "Bath", at: [16, 5.8], area: 11 },
    { name: "Window bench", at: [21.4, 6.3], area: 18 },
    { name: "Deck", at: [1.5, 4.95], area: 25 },
  ],
  chains: { top: [0, 3, 13.2, 25], left: [0.9, 7.5] },
};

export const notes: HouseNotes = {
  lot: "1.9 acres, one in six",
  baths: "2",
  model: "1:50, basswood on cork",
  description: [
    "Twenty-two meters of gable laid straight across the contours. The floor is level; it is the hill that moves. You come in over grass and, five rooms later, look down on the tops of birches.",
    "Slats of larch run outside over walls and windows alike, so that the afternoon arrives in stripes. The stair leads down to a workshop that the plan does not show and the owners call the reason.",
  ],
  inside: "Light between the slats, about four o’clock.",
};
