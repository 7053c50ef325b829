import type { Extra, Work } from "./estimate.ts";

/** How the calculator says what it reckons with. */
export const works: Record<
  Work,
  { label: string; base: string; measure: string; hint: string; rooms: { label: string; area: number }[] }
> = {
  interior: {
    label: "Interior",
    base: "Walls, two coats",
    measure: "of floor",
    hint: "Of floor: length times width of each room. We know how much wall stands round it.",
    rooms: [
      { label: "A bedroom", area: 300 },
      { label: "A floor", area: 1200 },
      { label: "The house", area: 2400 },
    ],
  },
  exterior: {
    label: "Exterior",
    base: "Siding, two coats",
    measure: "of wall",
    hint: "Of wall: once round the house, times its height. Leave the windows in; they pay for the ladders.",
    rooms: [
      { label: "A garage", area: 700 },
      { label: "A bungalow", area: 1600 },
      { label: "Two stories", area: 2800 },
    ],
  },
};

export const extraNames: Record<Extra, string> = {
  ceilings: "Ceilings",
  trim: "Trim and doors",
  scrape: "Scrape and prime",
};

export const thirdCoat = "A third coat";
