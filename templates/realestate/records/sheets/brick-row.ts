import type { HouseNotes } from "../../content/house-notes.ts";
import type { Plan } from "../../drawing/plan.props.ts";

/** Four storeys, 4.9 metres wide each, drawn side by side from the ground (west) to the roof (east). */
export const plan: Plan = {
  size: [24.1, 11.5],
  thickness: [0.4, 0.12],
  walls: [
    [0, 0, 4.9, 0, 4.9, 11.5, 0, 11.5, 0, 0],
    [6.4, 0, 11.3, 0, 11.3, 11.5, 6.4, 11.5, 6.4, 0],
    [12.8, 0, 17.7, 0, 17.7, 11.5, 12.8, 11.5, 12.8, 0],
    [19.2, 3.4, 24.1, 3.4, 24.1, 11.5, 19.2, 11.5, 19.2, 3.4],
  ],
  partitions: [
    [0, 4.4, 3.6, 4.4],
    [0, 6.9, 2.4, 6.9],
    [6.4, 4.4, 8.6, 4.4],
    [6.4, 6.9, 8.8, 6.9],
    [12.8, 4.4, 17.7, 4.4],
    [12.8, 7, 17.7, 7],
    [15.2, 0, 15.2, 4.4],
    [19.2, 6.9, 24.1, 6.9],
  ],
  glass: [
    [0.7, 11.5, 2.6, 11.5],
    [0.7, 0, 4.2, 0],
    [7.1, 11.5, 8.6, 11.5],
    [9.2, 11.5, 10.7, 11.5],
    [7.1, 0, 10.6, 0],
    [13.5, 11.5, 15, 11.5],
    [15.6, 11.5, 17.1, 11.5],
    [13.3, 0, 14.8, 0],
    [15.6, 0, 17.1, 0],
    [19.9, 11.5, 21.4, 11.5],
    [22, 11.5, 23.5, 11.5],
    [20, 3.4, 23.4, 3.4],
  ],
  doors: [
    [3.2, 11.5, 1.1, 0, -1],
    [1, 6.9, 0.9, 0, 1],
    [16, 7, 0.9, 0, 1],
    [13.6, 4.4, 0.9, 0, -1],
    [16.4, 4.4, 0.9, 0, -1],
    [22.4, 6.9, 0.9, 0, 1],
  ],
  stairs: [
    [0.3, 4.6, 3.1, 1, 11, 0],
    [6.7, 4.6, 3.1, 1, 11, 0],
    [13.1, 4.6, 3.1, 1, 11, 0],
    [19.5, 7.1, 3.1, 1, 11, 2],
  ],
  fine: [
    [19.2, 3.4, 19.2, 0],
    [24.1, 3.4, 24.1, 0, 19.2, 0],
  ],
  beds: [
    [13.6, 8.6, 2, 2.1, 2],
    [13.2, 1.4, 1.5, 2, 3],
    [15.6, 1.4, 1.5, 2, 3],
  ],
  boxes: [
    [0.3, 0.4, 0.7, 3.6],
    [2, 1.2, 1.2, 2.2],
    [8, 8.4, 2, 0.9],
    [10.4, 8, 0.6, 3],
    [7.2, 1.4, 2.2, 0.9],
    [20, 9, 2.4, 1],
    [16.8, 5, 0.6, 1.6],
  ],
  rounds: [[21.6, 1.6, 0.6]],
  rooms: [
    { name: "Kitchen, ground", at: [3.6, 2.4], area: 20 },
    { name: "Shop front, ground", at: [1.9, 9.2], area: 21 },
    { name: "Parlor, first", at: [8, 10.3], area: 22 },
    { name: "Library, first", at: [9.7, 3.4], area: 20 },
    { name: "Main bedroom, second", at: [16.7, 9.4], area: 21 },
    { name: "Two bedrooms, second", at: [15.2, 5.6], area: 20 },
    { name: "Studio, third", at: [21.7, 10.6], area: 21 },
    { name: "Roof terrace, third", at: [21.7, 2.6], area: 16 },
  ],
  chains: { top: [0, 4.9, 6.4, 11.3, 12.8, 17.7, 19.2, 24.1], left: [0, 4.4, 11.5] },
};

export const notes: HouseNotes = {
  lot: "0.014 acres, or 16 by 38 feet",
  baths: "2",
  model: "1:50, pale brick, every one laid",
  description: [
    "Four storeys, one room wide and two rooms deep: shop, parlor, bedrooms, studio. It was built for a ship chandler who sold on the ground floor, dined on the first and counted on the second.",
    "There are fifty-one stairs and they are the house. The arches are structural, the bricks are from across the river, and the roof terrace is exactly as private as the gulls allow.",
  ],
  inside: "With the front taken off. Fifty-one stairs, four landings.",
};
