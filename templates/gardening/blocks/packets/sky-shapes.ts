import { type Cut, cut, disc, leaf, petals } from "./cut.ts";

const middle = -42;
/** Four dots, as a printer fills the corners of a sign. */
const corners = [-48, 48].map((x) => disc(x, middle - 84, 4) + disc(x, middle + 84, 4)).join("");

/** A sign in the middle of the field of a plant, of the things that an almanac knows and that are nobody's trade. */
function sign({ green = [], ink = "", stems = "", ...rest }: Partial<Parameters<typeof cut>[0]>): Cut {
  return cut({ ...rest, green, stems, ink: ink + corners });
}

/** Sun, moon, star, rose of the winds, comet and a planet. */
export const skies: readonly (() => Cut)[] = [
  () =>
    sign({
      green: petals(0, middle, 12, 34, 26, 5, 15),
      bloom: petals(0, middle, 12, 32, 34, 8),
      hearts: disc(0, middle, 28),
      lines: `M-12${middle - 4}h7M5${middle - 4}h7M-9${middle + 10}q9 7 18 0`,
    }),
  () =>
    sign({
      ink: `M14${middle - 58}A60 60 0 1 0 46${middle + 34}A46 46 0 1 1 14${middle - 58}Z`,
      bloom: petals(30, middle - 12, 8, 3, 25, 6),
    }),
  () => sign({ green: petals(0, middle, 8, 4, 40, 5, 22.5), bloom: petals(0, middle, 8, 0, 64, 7) }),
  () =>
    sign({
      stems: `M-46${middle}a46 46 0 1 0 92 0a46 46 0 1 0-92 0`,
      green: petals(0, middle, 4, 0, 64, 14),
      bloom: petals(0, middle, 4, 12, 34, 10, 45),
      hearts: disc(0, middle, 9),
    }),
  () =>
    sign({
      green: [leaf(12, -84, 205, 112, 8), leaf(12, -84, 218, 124, 12), leaf(12, -84, 232, 104, 8)],
      bloom: petals(18, -92, 10, 7, 32, 8),
      hearts: disc(18, -92, 11),
    }),
  () =>
    sign({
      stems: `M-33${middle + 2}C-60${middle + 12}-66${middle + 26}-50${middle + 26}C-20${middle + 26} 62${middle - 6} 62${middle - 20}C62${middle - 28} 48${middle - 26} 31${middle - 18}`,
      hearts: disc(0, middle, 36),
      lines: `M-30${middle - 14}Q0${middle - 4} 30${middle - 14}M-34${middle + 2}Q0${middle + 14} 34${middle + 2}`,
    }),
];
