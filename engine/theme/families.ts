// Written by `npm run fonts` from scripts/font-families.mjs.

/** A type family as a page needs it: its faces, and the stand-in of the same measures that is seen until they arrive. */
export type Family = {
  readonly name: string;
  readonly category: "serif" | "sans" | "mono";
  /** A page asks for `${file}?v=${version}`, which may be cached for good. */
  readonly faces: readonly {
    readonly file: string;
    readonly version: string;
    /** One weight, or the first and the last of a range. */
    readonly weight: string;
    readonly style: "normal" | "italic";
    /** Addresses of its further files, in the order of the family's ranges. */
    readonly further: readonly string[];
  }[];
  /** The characters beyond those of all first files, as `unicode-range`, that each face has in a file for itself. */
  readonly further: readonly string[];
  /** The characters of further files that it was published without. */
  readonly lacks: string;
  /** The families that draw for it what it lacks, each what those before it lack too. */
  readonly deputies: readonly string[];
  /** The weight that they have then, where that of the family is called 400 and is not. */
  readonly deputyWeight?: number;
  /** Fonts of the visitor's computer, and what makes them as wide and high as the family, in per cent. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
  };
  /** How high its small letters and capitals are, in em. */
  readonly heights: { readonly small: number; readonly capital: number };
};

export const families = {
  "bodoni-moda": {
    name: "Bodoni Moda",
    category: "serif",
    faces: [
      {
        file: "/fonts/bodoni-moda.woff2",
        version: "3cdbd12c",
        weight: "400 900",
        style: "normal",
        further: ["/fonts/bodoni-moda-ext.woff2?v=8b1a4fd5", "/fonts/bodoni-moda-rest.woff2?v=26fba995"],
      },
      {
        file: "/fonts/bodoni-moda-italic.woff2",
        version: "3e32872e",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/bodoni-moda-italic-ext.woff2?v=b1a0e787",
          "/fonts/bodoni-moda-italic-rest.woff2?v=63a729fc",
        ],
      },
    ],
    further: ["U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3", "U+131"],
    lacks:
      "U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["cormorant-garamond"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 113.84,
      ascent: 98.82,
      descent: 35.14,
      lineGap: 0,
    },
    heights: { small: 0.46, capital: 0.75 },
  },
  rufina: {
    name: "Rufina",
    category: "serif",
    faces: [
      {
        file: "/fonts/rufina.woff2",
        version: "e289bee3",
        weight: "400",
        style: "normal",
        further: ["/fonts/rufina-ext.woff2?v=2e7da318", "/fonts/rufina-rest.woff2?v=e30a0834"],
      },
      {
        file: "/fonts/rufina-700.woff2",
        version: "f8f3debd",
        weight: "700",
        style: "normal",
        further: ["/fonts/rufina-700-ext.woff2?v=5dc10ef3", "/fonts/rufina-700-rest.woff2?v=f9c9fc98"],
      },
    ],
    further: ["U+160-161,U+178,U+17D-17E", "U+131"],
    lacks:
      "U+100-130,U+132-151,U+154-15F,U+162-177,U+179-17C,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["vollkorn"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 114.4,
      ascent: 82.61,
      descent: 25.35,
      lineGap: 0,
    },
    heights: { small: 0.488, capital: 0.668 },
  },
  spectral: {
    name: "Spectral",
    category: "serif",
    faces: [
      {
        file: "/fonts/spectral.woff2",
        version: "310b4839",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/spectral-ext.woff2?v=8c0ad54c",
          "/fonts/spectral-vietnamese.woff2?v=75c0a613",
          "/fonts/spectral-rest.woff2?v=81bef618",
        ],
      },
      {
        file: "/fonts/spectral-italic.woff2",
        version: "c9bca941",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/spectral-italic-ext.woff2?v=52fbd94f",
          "/fonts/spectral-italic-vietnamese.woff2?v=cb432493",
          "/fonts/spectral-italic-rest.woff2?v=8ef00a17",
        ],
      },
      {
        file: "/fonts/spectral-500.woff2",
        version: "ed4ef803",
        weight: "500",
        style: "normal",
        further: [
          "/fonts/spectral-500-ext.woff2?v=6734ece0",
          "/fonts/spectral-500-vietnamese.woff2?v=21da22fa",
          "/fonts/spectral-500-rest.woff2?v=3ffca24b",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-148,U+14A-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E42-1E47,U+1E5A-1E5B,U+1E60-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+149,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CD-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E6A-1E6B,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 109.33,
      ascent: 96.87,
      descent: 42.35,
      lineGap: 0,
    },
    heights: { small: 0.45, capital: 0.66 },
  },
  "eb-garamond": {
    name: "EB Garamond",
    category: "serif",
    faces: [
      {
        file: "/fonts/eb-garamond.woff2",
        version: "4e55e3cf",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/eb-garamond-ext.woff2?v=5963ec2e",
          "/fonts/eb-garamond-vietnamese.woff2?v=b0b37a76",
          "/fonts/eb-garamond-rest.woff2?v=5fe70e0e",
        ],
      },
      {
        file: "/fonts/eb-garamond-italic.woff2",
        version: "ad8e0ddd",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/eb-garamond-italic-ext.woff2?v=b1dab753",
          "/fonts/eb-garamond-italic-vietnamese.woff2?v=4d69dfa7",
          "/fonts/eb-garamond-italic-rest.woff2?v=540118ec",
        ],
      },
      {
        file: "/fonts/eb-garamond-600.woff2",
        version: "04cd1ddf",
        weight: "600",
        style: "normal",
        further: [
          "/fonts/eb-garamond-600-ext.woff2?v=7a5c61b2",
          "/fonts/eb-garamond-600-vietnamese.woff2?v=ae4b53e4",
          "/fonts/eb-garamond-600-rest.woff2?v=c80ec0cb",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+254,U+256,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A9,U+20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks: "U+253,U+257,U+20A0,U+20A2,U+20AA,U+20AF-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 93.32,
      ascent: 107.91,
      descent: 31.93,
      lineGap: 0,
    },
    heights: { small: 0.405, capital: 0.653 },
  },
  "cormorant-garamond": {
    name: "Cormorant Garamond",
    category: "serif",
    faces: [
      {
        file: "/fonts/cormorant-garamond.woff2",
        version: "3510e681",
        weight: "300 700",
        style: "normal",
        further: [
          "/fonts/cormorant-garamond-ext.woff2?v=a063ea12",
          "/fonts/cormorant-garamond-vietnamese.woff2?v=47b60383",
          "/fonts/cormorant-garamond-rest.woff2?v=49aba967",
        ],
      },
      {
        file: "/fonts/cormorant-garamond-italic.woff2",
        version: "d942c2a0",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/cormorant-garamond-italic-ext.woff2?v=b5e2089a",
          "/fonts/cormorant-garamond-italic-vietnamese.woff2?v=39002eb8",
          "/fonts/cormorant-garamond-italic-rest.woff2?v=550e9ff4",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+1E6-1EB,U+1F8-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E5A-1E5B,U+1E60-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A4,U+20A6-20A7,U+20AA-20AB,U+20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1DD,U+1E4-1E5,U+1F4-1F5,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E56-1E57,U+1E6A-1E6B,U+20A0,U+20A2-20A3,U+20A5,U+20A8-20A9,U+20AD,U+20AF-20B0,U+20B3,U+20B6-20B7,U+20BB-20BC,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 96.42,
      ascent: 95.83,
      descent: 29.77,
      lineGap: 0,
    },
    heights: { small: 0.386, capital: 0.625 },
  },
  "instrument-serif": {
    name: "Instrument Serif",
    category: "serif",
    faces: [
      {
        file: "/fonts/instrument-serif.woff2",
        version: "ac4bea91",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/instrument-serif-ext.woff2?v=bc351560",
          "/fonts/instrument-serif-rest.woff2?v=d6c2e79f",
        ],
      },
      {
        file: "/fonts/instrument-serif-italic.woff2",
        version: "6b2a1469",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/instrument-serif-italic-ext.woff2?v=ac8f77bf",
          "/fonts/instrument-serif-italic-rest.woff2?v=cfebac29",
        ],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-15B,U+15E-161,U+164-165,U+16A-17E,U+1CD-1CE,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+128-129,U+12C-12D,U+134-135,U+138,U+13F-140,U+149,U+14E-14F,U+15C-15D,U+162-163,U+166-169,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CF-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["cormorant-garamond"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 83.46,
      ascent: 118.62,
      descent: 37.14,
      lineGap: 0,
    },
    heights: { small: 0.51, capital: 0.72 },
  },
  "hanken-grotesk": {
    name: "Hanken Grotesk",
    category: "sans",
    faces: [
      {
        file: "/fonts/hanken-grotesk.woff2",
        version: "ae9f4444",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/hanken-grotesk-ext.woff2?v=19811fdd",
          "/fonts/hanken-grotesk-vietnamese.woff2?v=1aa0cb9c",
          "/fonts/hanken-grotesk-rest.woff2?v=bf529023",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1D4,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E20-1E21,U+1E44-1E45,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20AB,U+20B1,U+20B3-20B4,U+20B8,U+20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1D5-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E1F,U+1E24-1E25,U+1E36-1E37,U+1E40-1E43,U+1E46-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0-20AA,U+20AD-20B0,U+20B2,U+20B5-20B7,U+20B9-20BC,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.84,
      ascent: 99.17,
      descent: 30.05,
      lineGap: 0,
    },
    heights: { small: 0.493, capital: 0.697 },
  },
  "familjen-grotesk": {
    name: "Familjen Grotesk",
    category: "sans",
    faces: [
      {
        file: "/fonts/familjen-grotesk.woff2",
        version: "93946547",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/familjen-grotesk-ext.woff2?v=ab8bedc0",
          "/fonts/familjen-grotesk-vietnamese.woff2?v=a4c933a0",
          "/fonts/familjen-grotesk-rest.woff2?v=5eaf5c34",
        ],
      },
    ],
    further: [
      "U+100-130,U+134-148,U+14A-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+132-133,U+149,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CD-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3-20B4,U+20B6-20B8,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 94.07,
      ascent: 108.96,
      descent: 23.92,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.65 },
  },
  "schibsted-grotesk": {
    name: "Schibsted Grotesk",
    category: "sans",
    faces: [
      {
        file: "/fonts/schibsted-grotesk.woff2",
        version: "12838300",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/schibsted-grotesk-ext.woff2?v=510a4398",
          "/fonts/schibsted-grotesk-rest.woff2?v=97601d74",
        ],
      },
      {
        file: "/fonts/schibsted-grotesk-700.woff2",
        version: "11f1bfb8",
        weight: "700",
        style: "normal",
        further: [
          "/fonts/schibsted-grotesk-700-ext.woff2?v=7df971c5",
          "/fonts/schibsted-grotesk-700-rest.woff2?v=07387281",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1CD-1CE,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+1EF8-1EF9,U+20A9,U+20B9-20BA,U+20BD,U+20BF",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CF-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF7,U+20A0-20A8,U+20AA-20AB,U+20AD-20B8,U+20BB-20BC,U+20BE,U+20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 104.44,
      ascent: 93.51,
      descent: 24.69,
      lineGap: 0,
    },
    heights: { small: 0.527, capital: 0.703 },
  },
  "bricolage-grotesque": {
    name: "Bricolage Grotesque",
    category: "sans",
    faces: [
      {
        file: "/fonts/bricolage-grotesque.woff2",
        version: "94e430dc",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/bricolage-grotesque-ext.woff2?v=ee53c401",
          "/fonts/bricolage-grotesque-vietnamese.woff2?v=8c6cbc25",
          "/fonts/bricolage-grotesque-rest.woff2?v=2bf06c87",
        ],
      },
      {
        file: "/fonts/bricolage-grotesque-700.woff2",
        version: "903ca415",
        weight: "700",
        style: "normal",
        further: [
          "/fonts/bricolage-grotesque-700-ext.woff2?v=b021d407",
          "/fonts/bricolage-grotesque-700-vietnamese.woff2?v=91af3075",
          "/fonts/bricolage-grotesque-700-rest.woff2?v=23ed598d",
        ],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-12B,U+12E-130,U+132-133,U+136-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-15B,U+15E-161,U+164-165,U+168-17E,U+1A0-1A1,U+1AF-1B0,U+1CD-1CE,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A4,U+20A6,U+20A8-20A9,U+20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BF",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+12C-12D,U+134-135,U+138,U+13F-140,U+149,U+14E-14F,U+15C-15D,U+162-163,U+166-167,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1B3-1B4,U+1CF-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0,U+20A2-20A3,U+20A5,U+20A7,U+20AA,U+20AF-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.22,
      ascent: 90.1,
      descent: 26.16,
      lineGap: 0,
    },
    heights: { small: 0.517, capital: 0.66 },
  },
  archivo: {
    name: "Archivo",
    category: "sans",
    faces: [
      {
        file: "/fonts/archivo.woff2",
        version: "2f16f586",
        weight: "400 900",
        style: "normal",
        further: [
          "/fonts/archivo-ext.woff2?v=73640369",
          "/fonts/archivo-vietnamese.woff2?v=4053fc9d",
          "/fonts/archivo-rest.woff2?v=07d98fad",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E24-1E25,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E6A-1E6B,U+1E92-1E93,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3-20B4,U+20B6-20B8,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 97.56,
      ascent: 90,
      descent: 21.53,
      lineGap: 0,
    },
    heights: { small: 0.526, capital: 0.686 },
  },
  "big-shoulders": {
    name: "Big Shoulders",
    category: "sans",
    faces: [
      {
        file: "/fonts/big-shoulders.woff2",
        version: "32b7bce7",
        weight: "400 900",
        style: "normal",
        further: [
          "/fonts/big-shoulders-ext.woff2?v=0865ee75",
          "/fonts/big-shoulders-vietnamese.woff2?v=f43f5cdb",
          "/fonts/big-shoulders-rest.woff2?v=a959668f",
        ],
      },
    ],
    further: [
      "U+100-130,U+134-148,U+14A-151,U+154-17E,U+18E-18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DD,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E42-1E47,U+1E5A-1E5B,U+1E60-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+132-133,U+149,U+17F,U+181,U+186,U+18A,U+190,U+198-199,U+1B3-1B4,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E6A-1E6B,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3-20B4,U+20B6-20B8,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 82.73,
      ascent: 119.12,
      descent: 25.93,
      lineGap: 0,
    },
    heights: { small: 0.6, capital: 0.8 },
  },
  jost: {
    name: "Jost",
    category: "sans",
    faces: [
      {
        file: "/fonts/jost.woff2",
        version: "d2f7a0c3",
        weight: "300 600",
        style: "normal",
        further: ["/fonts/jost-ext.woff2?v=4e710866", "/fonts/jost-rest.woff2?v=624a8659"],
      },
    ],
    further: ["U+100-130,U+132-151,U+154-17E,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20BD", "U+131"],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20BC,U+20BE-20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.61,
      ascent: 111.91,
      descent: 39.22,
      lineGap: 0,
    },
    heights: { small: 0.46, capital: 0.7 },
  },
  geist: {
    name: "Geist",
    category: "sans",
    faces: [
      {
        file: "/fonts/geist.woff2",
        version: "9d510cc3",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/geist-ext.woff2?v=12e60efb",
          "/fonts/geist-vietnamese.woff2?v=ae6a0e19",
          "/fonts/geist-rest.woff2?v=0d1a25b7",
        ],
      },
    ],
    further: [
      "U+100-113,U+116-12B,U+12E-130,U+132-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1CE,U+1E4-1E9,U+218-21B,U+259,U+1E20-1E21,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20AA,U+20B1,U+20B4,U+20B9,U+20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+114-115,U+12C-12D,U+138,U+13F-140,U+149,U+14E-14F,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CF-1DD,U+1EA-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E1F,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0-20A9,U+20AB,U+20AD-20B0,U+20B2-20B3,U+20B5-20B8,U+20BA-20BC,U+20BE-20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.19,
      ascent: 97.39,
      descent: 28.59,
      lineGap: 0,
    },
    heights: { small: 0.53, capital: 0.71 },
  },
  urbanist: {
    name: "Urbanist",
    category: "sans",
    faces: [
      {
        file: "/fonts/urbanist.woff2",
        version: "5c520090",
        weight: "200 600",
        style: "normal",
        further: ["/fonts/urbanist-ext.woff2?v=276c1c6a", "/fonts/urbanist-rest.woff2?v=54e6db39"],
      },
    ],
    further: [
      "U+100-10F,U+112-113,U+116-122,U+124-125,U+128-12B,U+12E-130,U+132-137,U+139-13E,U+143-148,U+14C-14D,U+150-151,U+154-165,U+168-17E,U+1CD-1DC,U+1E6-1E9,U+218-21B,U+232-233,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF5,U+1EF8-1EF9",
      "U+131",
    ],
    lacks:
      "U+110-111,U+114-115,U+123,U+126-127,U+12C-12D,U+138,U+13F-142,U+149-14B,U+14E-14F,U+166-167,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1DD,U+1E4-1E5,U+1EA-1EB,U+1F4-1F5,U+1F8-1FF,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E6A-1E6B,U+1EA0-1EF1,U+1EF6-1EF7,U+20A0-20AB,U+20AD-20C0",
    deputies: ["jost", "josefin-sans"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 97.91,
      ascent: 97.03,
      descent: 25.53,
      lineGap: 0,
    },
    heights: { small: 0.502, capital: 0.7 },
  },
  syne: {
    name: "Syne",
    category: "sans",
    faces: [
      {
        file: "/fonts/syne.woff2",
        version: "aa48c054",
        weight: "400 800",
        style: "normal",
        further: ["/fonts/syne-ext.woff2?v=b0f20d82", "/fonts/syne-rest.woff2?v=cc7f5d4e"],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-137,U+139-148,U+14A-14D,U+150-151,U+154-15B,U+15E-167,U+16A-16B,U+16E-17E,U+218-21B,U+1E80-1E85,U+1EF2-1EF3",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+128-129,U+12C-12D,U+134-135,U+138,U+149,U+14E-14F,U+15C-15D,U+168-169,U+16C-16D,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["archivo"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 98.33,
      ascent: 94.07,
      descent: 27.97,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.65 },
  },
  marcellus: {
    name: "Marcellus",
    category: "serif",
    faces: [
      {
        file: "/fonts/marcellus.woff2",
        version: "4953e951",
        weight: "400",
        style: "normal",
        further: ["/fonts/marcellus-ext.woff2?v=e62c61fb", "/fonts/marcellus-rest.woff2?v=b21a313c"],
      },
    ],
    further: ["U+100-130,U+132-151,U+154-17E,U+1FC-1FF,U+1E80-1E85,U+1EF2-1EF3", "U+131"],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FB,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["spectral"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 113.43,
      ascent: 85.88,
      descent: 24.67,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.7 },
  },
  forum: {
    name: "Forum",
    category: "serif",
    faces: [
      {
        file: "/fonts/forum.woff2",
        version: "c1079fb6",
        weight: "400",
        style: "normal",
        further: ["/fonts/forum-ext.woff2?v=7780872d", "/fonts/forum-rest.woff2?v=b7edafa4"],
      },
    ],
    further: [
      "U+100-130,U+134-151,U+154-17E,U+1F4-1F5,U+1FC-1FF,U+218-21B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+1E80-1E85,U+1EF2-1EF3,U+20A3-20A4",
      "U+131",
    ],
    lacks:
      "U+132-133,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F8-1FB,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E42-1E47,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E92-1E93,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20A2,U+20A5-20AB,U+20AD-20C0",
    deputies: ["spectral"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 101.74,
      ascent: 84.14,
      descent: 24.38,
      lineGap: 0,
    },
    heights: { small: 0.42, capital: 0.66 },
  },
  "young-serif": {
    name: "Young Serif",
    category: "serif",
    faces: [
      {
        file: "/fonts/young-serif.woff2",
        version: "e2b223e8",
        weight: "400",
        style: "normal",
        further: ["/fonts/young-serif-ext.woff2?v=1c0a14db", "/fonts/young-serif-rest.woff2?v=89bce0a6"],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E42-1E47,U+1E5A-1E5B,U+1E60-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF3,U+1EF8-1EF9",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E6A-1E6B,U+1EA0-1EF1,U+1EF4-1EF7,U+20A0-20AB,U+20AD-20C0",
    deputies: ["vollkorn"],
    deputyWeight: 600,
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 122.69,
      ascent: 85.26,
      descent: 29.83,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.75 },
  },
  caprasimo: {
    name: "Caprasimo",
    category: "serif",
    faces: [
      {
        file: "/fonts/caprasimo.woff2",
        version: "7da4b92f",
        weight: "400",
        style: "normal",
        further: ["/fonts/caprasimo-ext.woff2?v=ae752ac8", "/fonts/caprasimo-rest.woff2?v=c9e78d47"],
      },
    ],
    further: ["U+160-161,U+178", "U+131"],
    lacks:
      "U+100-130,U+132-151,U+154-15F,U+162-177,U+179-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["bodoni-moda", "vollkorn"],
    deputyWeight: 900,
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 126.21,
      ascent: 72.73,
      descent: 18.14,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.676 },
  },
  "libre-caslon-display": {
    name: "Libre Caslon Display",
    category: "serif",
    faces: [
      {
        file: "/fonts/libre-caslon-display.woff2",
        version: "2253982b",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/libre-caslon-display-ext.woff2?v=30f941f5",
          "/fonts/libre-caslon-display-rest.woff2?v=e7c0fdc1",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1EA-1EB,U+1F4-1F5,U+1FA-1FF,U+218-21B,U+259,U+1E0C-1E0D,U+1E24-1E25,U+1E44-1E45,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1EF2-1EF3,U+1EF8-1EF9,U+20A1,U+20A3-20A4,U+20A6,U+20A9,U+20B9-20BA",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1E9,U+1F8-1F9,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E43,U+1E46-1E47,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF7,U+20A0,U+20A2,U+20A5,U+20A7-20A8,U+20AA-20AB,U+20AD-20B8,U+20BB-20C0",
    deputies: ["eb-garamond"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 90.42,
      ascent: 107.28,
      descent: 29.42,
      lineGap: 0,
    },
    heights: { small: 0.424, capital: 0.69 },
  },
  "libre-caslon-text": {
    name: "Libre Caslon Text",
    category: "serif",
    faces: [
      {
        file: "/fonts/libre-caslon-text.woff2",
        version: "36e133e1",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/libre-caslon-text-ext.woff2?v=58da7529",
          "/fonts/libre-caslon-text-rest.woff2?v=0e0c19cb",
        ],
      },
      {
        file: "/fonts/libre-caslon-text-italic.woff2",
        version: "51d126bd",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/libre-caslon-text-italic-ext.woff2?v=9193abd2",
          "/fonts/libre-caslon-text-italic-rest.woff2?v=c58fb892",
        ],
      },
      {
        file: "/fonts/libre-caslon-text-700.woff2",
        version: "df0ff3f2",
        weight: "700",
        style: "normal",
        further: [
          "/fonts/libre-caslon-text-700-ext.woff2?v=26173f91",
          "/fonts/libre-caslon-text-700-rest.woff2?v=ff2df5be",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+259,U+1E0C-1E0D,U+1E24-1E25,U+1E44-1E45,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1EF2-1EF3,U+1EF8-1EF9",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1E9,U+1F4-1F5,U+1F8-1F9,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E43,U+1E46-1E47,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF7,U+20A0-20AB,U+20AD-20C0",
    deputies: ["vollkorn"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 117.01,
      ascent: 82.9,
      descent: 22.22,
      lineGap: 0,
    },
    heights: { small: 0.53, capital: 0.77 },
  },
  "zilla-slab": {
    name: "Zilla Slab",
    category: "serif",
    faces: [
      {
        file: "/fonts/zilla-slab.woff2",
        version: "71c29c89",
        weight: "400",
        style: "normal",
        further: ["/fonts/zilla-slab-ext.woff2?v=7194e7b1", "/fonts/zilla-slab-rest.woff2?v=349a573b"],
      },
      {
        file: "/fonts/zilla-slab-600.woff2",
        version: "8ca95a33",
        weight: "600",
        style: "normal",
        further: [
          "/fonts/zilla-slab-600-ext.woff2?v=0cc943a9",
          "/fonts/zilla-slab-600-rest.woff2?v=bf5f2dcc",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-137,U+139-151,U+154-17E,U+18F,U+1D3-1D4,U+1FC-1FF,U+218-21B,U+232-233,U+259,U+1E46-1E47,U+1E62-1E63,U+1E80-1E85,U+1EF2-1EF3,U+20A1-20AB,U+20AD-20AE,U+20B1,U+20B4,U+20B9-20BA,U+20BD",
      "U+131",
    ],
    lacks:
      "U+138,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1D2,U+1D5-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FB,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E45,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E6A-1E6D,U+1E92-1E93,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0,U+20AF-20B0,U+20B2-20B3,U+20B5-20B8,U+20BB-20BC,U+20BE-20C0",
    deputies: ["vollkorn"],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 106.11,
      ascent: 88.96,
      descent: 24.13,
      lineGap: 0,
    },
    heights: { small: 0.445, capital: 0.65 },
  },
  vollkorn: {
    name: "Vollkorn",
    category: "serif",
    faces: [
      {
        file: "/fonts/vollkorn.woff2",
        version: "63dfc704",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/vollkorn-ext.woff2?v=d94e42b1",
          "/fonts/vollkorn-vietnamese.woff2?v=6db8bd71",
          "/fonts/vollkorn-rest.woff2?v=45b8a374",
        ],
      },
      {
        file: "/fonts/vollkorn-italic.woff2",
        version: "a42803ce",
        weight: "400",
        style: "italic",
        further: [
          "/fonts/vollkorn-italic-ext.woff2?v=676f5128",
          "/fonts/vollkorn-italic-vietnamese.woff2?v=e02b3721",
          "/fonts/vollkorn-italic-rest.woff2?v=977679a0",
        ],
      },
      {
        file: "/fonts/vollkorn-600.woff2",
        version: "e4170f00",
        weight: "600",
        style: "normal",
        further: [
          "/fonts/vollkorn-600-ext.woff2?v=82131c85",
          "/fonts/vollkorn-600-vietnamese.woff2?v=5018856b",
          "/fonts/vollkorn-600-rest.woff2?v=c6cea670",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+18E-18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DD,U+1E4-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E42-1E47,U+1E5A-1E5B,U+1E60-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+181,U+186,U+18A,U+190,U+198-199,U+1B3-1B4,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E6A-1E6B,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AF-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 107.05,
      ascent: 88.93,
      descent: 41.2,
      lineGap: 0,
    },
    heights: { small: 0.46, capital: 0.679 },
  },
  "grenze-gotisch": {
    name: "Grenze Gotisch",
    category: "serif",
    faces: [
      {
        file: "/fonts/grenze-gotisch.woff2",
        version: "3557e244",
        weight: "400 800",
        style: "normal",
        further: [
          "/fonts/grenze-gotisch-ext.woff2?v=bc89a3a1",
          "/fonts/grenze-gotisch-vietnamese.woff2?v=da43e632",
          "/fonts/grenze-gotisch-rest.woff2?v=ee0bd2dc",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E24-1E25,U+1E62,U+1E6C-1E6D,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E63,U+1E6A-1E6B,U+1E92-1E93,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3-20B4,U+20B6-20B8,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 90.36,
      ascent: 121.73,
      descent: 42.05,
      lineGap: 0,
    },
    heights: { small: 0.464, capital: 0.618 },
  },
  oxanium: {
    name: "Oxanium",
    category: "sans",
    faces: [
      {
        file: "/fonts/oxanium.woff2",
        version: "8db77c16",
        weight: "300 800",
        style: "normal",
        further: ["/fonts/oxanium-ext.woff2?v=c58928d0", "/fonts/oxanium-rest.woff2?v=dbb0ef3f"],
      },
    ],
    further: [
      "U+100-107,U+10C-113,U+116-11B,U+11E-11F,U+122-123,U+12A-12B,U+12E-130,U+136-137,U+139-13E,U+141-148,U+14C-14D,U+150-151,U+154-15B,U+15E-165,U+16A-16B,U+16E-173,U+178-17E,U+218-21B,U+1E9E,U+20BA,U+20BD",
      "U+131",
    ],
    lacks:
      "U+108-10B,U+114-115,U+11C-11D,U+120-121,U+124-129,U+12C-12D,U+132-135,U+138,U+13F-140,U+149-14B,U+14E-14F,U+15C-15D,U+166-169,U+16C-16D,U+174-177,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20B9,U+20BB-20BC,U+20BE-20C0",
    deputies: ["public-sans"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.96,
      ascent: 75.99,
      descent: 20.2,
      lineGap: 24.05,
    },
    heights: { small: 0.52, capital: 0.69 },
  },
  "dela-gothic-one": {
    name: "Dela Gothic One",
    category: "sans",
    faces: [
      {
        file: "/fonts/dela-gothic-one.woff2",
        version: "42b98cb9",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/dela-gothic-one-ext.woff2?v=bf12aad3",
          "/fonts/dela-gothic-one-vietnamese.woff2?v=5a9c7ddf",
          "/fonts/dela-gothic-one-rest.woff2?v=bd2210e8",
        ],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-12B,U+12E-130,U+136-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-15B,U+15E-16B,U+16E-17E,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF9",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+12C-12D,U+132-135,U+138,U+13F-140,U+149,U+14E-14F,U+15C-15D,U+16C-16D,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1B3-1B4,U+1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0-20AB,U+20AD-20C0",
    deputies: ["unbounded"],
    deputyWeight: 700,
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 127.59,
      ascent: 90.92,
      descent: 22.57,
      lineGap: 0,
    },
    heights: { small: 0.546, capital: 0.726 },
  },
  "saira-extra-condensed": {
    name: "Saira Extra Condensed",
    category: "sans",
    faces: [
      {
        file: "/fonts/saira-extra-condensed.woff2",
        version: "777c9a3c",
        weight: "500",
        style: "normal",
        further: [
          "/fonts/saira-extra-condensed-ext.woff2?v=85e266ad",
          "/fonts/saira-extra-condensed-vietnamese.woff2?v=478ed731",
          "/fonts/saira-extra-condensed-rest.woff2?v=aadc1ab4",
        ],
      },
      {
        file: "/fonts/saira-extra-condensed-800.woff2",
        version: "d3e9f3cf",
        weight: "800",
        style: "normal",
        further: [
          "/fonts/saira-extra-condensed-800-ext.woff2?v=87570497",
          "/fonts/saira-extra-condensed-800-vietnamese.woff2?v=9acd2b07",
          "/fonts/saira-extra-condensed-800-rest.woff2?v=bf6372c3",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+1E6-1E7,U+1EA-1EB,U+1F4-1F5,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E24-1E25,U+1E44-1E45,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20B2",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1DD,U+1E4-1E5,U+1E8-1E9,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E43,U+1E46-1E47,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+20A0-20AB,U+20AD-20B1,U+20B3-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 68.56,
      ascent: 165.55,
      descent: 64.03,
      lineGap: 0,
    },
    heights: { small: 0.51, capital: 0.688 },
  },
  barlow: {
    name: "Barlow",
    category: "sans",
    faces: [
      {
        file: "/fonts/barlow.woff2",
        version: "a08cbfab",
        weight: "400",
        style: "normal",
        further: [
          "/fonts/barlow-ext.woff2?v=34629634",
          "/fonts/barlow-vietnamese.woff2?v=03cf029c",
          "/fonts/barlow-rest.woff2?v=2f7b1627",
        ],
      },
      {
        file: "/fonts/barlow-600.woff2",
        version: "45df4db7",
        weight: "600",
        style: "normal",
        further: [
          "/fonts/barlow-600-ext.woff2?v=78050d30",
          "/fonts/barlow-600-vietnamese.woff2?v=e583d200",
          "/fonts/barlow-600-rest.woff2?v=058b920d",
        ],
      },
    ],
    further: [
      "U+100-113,U+116-12B,U+12D-130,U+133-137,U+139-13E,U+140-148,U+14A-14D,U+14F-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1CE,U+1D4,U+1E5,U+1E7,U+1E9,U+1FF,U+218-21B,U+259,U+1E80-1E85,U+1EF2-1EF9,U+20A3,U+20BA,U+20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+114-115,U+12C,U+132,U+138,U+13F,U+149,U+14E,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CF-1D3,U+1D5-1DD,U+1E4,U+1E6,U+1E8,U+1EA-1EB,U+1F4-1F5,U+1F8-1FE,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1E9E,U+20A0-20A2,U+20A4-20AB,U+20AD-20B9,U+20BB-20BC,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.65,
      ascent: 104.55,
      descent: 20.91,
      lineGap: 0,
    },
    heights: { small: 0.506, capital: 0.7 },
  },
  overpass: {
    name: "Overpass",
    category: "sans",
    faces: [
      {
        file: "/fonts/overpass.woff2",
        version: "b6b9a526",
        weight: "400 900",
        style: "normal",
        further: [
          "/fonts/overpass-ext.woff2?v=a692bc7b",
          "/fonts/overpass-vietnamese.woff2?v=97a7f44e",
          "/fonts/overpass-rest.woff2?v=5703d76b",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E0C-1E0D,U+1E20-1E21,U+1E24-1E25,U+1E36-1E37,U+1E44-1E47,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1-20AB,U+20AD-20BF",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E43,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E6A-1E6B,U+20A0,U+20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.01,
      ascent: 88.29,
      descent: 38.3,
      lineGap: 0,
    },
    heights: { small: 0.511, capital: 0.7 },
  },
  figtree: {
    name: "Figtree",
    category: "sans",
    faces: [
      {
        file: "/fonts/figtree.woff2",
        version: "42a166fa",
        weight: "400 700",
        style: "normal",
        further: ["/fonts/figtree-ext.woff2?v=5514aaee", "/fonts/figtree-rest.woff2?v=b4bb28fa"],
      },
    ],
    further: [
      "U+100-113,U+116-127,U+12A-12B,U+12E-130,U+132-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-161,U+164-165,U+16A-17E,U+1CD-1CE,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20B9",
      "U+131",
    ],
    lacks:
      "U+114-115,U+128-129,U+12C-12D,U+138,U+13F-140,U+149,U+14E-14F,U+162-163,U+166-169,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CF-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.79,
      ascent: 94.26,
      descent: 24.81,
      lineGap: 0,
    },
    heights: { small: 0.5, capital: 0.7 },
  },
  "public-sans": {
    name: "Public Sans",
    category: "sans",
    faces: [
      {
        file: "/fonts/public-sans.woff2",
        version: "7c74881a",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/public-sans-ext.woff2?v=651d49fc",
          "/fonts/public-sans-vietnamese.woff2?v=7dfa1525",
          "/fonts/public-sans-rest.woff2?v=f1492e8e",
        ],
      },
    ],
    further: [
      "U+100-130,U+134-148,U+14A-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1D4,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+259,U+1E0C-1E0D,U+1E24-1E25,U+1E44-1E45,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6,U+20A9,U+20AB,U+20B9-20BA",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+132-133,U+149,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CD-1D3,U+1D5-1DD,U+1E4-1E9,U+1F4-1F5,U+1F8-1F9,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E43,U+1E46-1E47,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+1E9E,U+20A0,U+20A2,U+20A5,U+20A7-20A8,U+20AA,U+20AD-20B8,U+20BB-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.95,
      ascent: 91.39,
      descent: 21.64,
      lineGap: 0,
    },
    heights: { small: 0.517, capital: 0.723 },
  },
  "atkinson-hyperlegible-next": {
    name: "Atkinson Hyperlegible Next",
    category: "sans",
    faces: [
      {
        file: "/fonts/atkinson-hyperlegible-next.woff2",
        version: "064c1ce6",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/atkinson-hyperlegible-next-ext.woff2?v=c56c1e16",
          "/fonts/atkinson-hyperlegible-next-rest.woff2?v=d0ab163c",
        ],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-137,U+139-13E,U+141-148,U+150-151,U+154-155,U+158-15B,U+15E-165,U+16A-16B,U+16E-17E,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20B9",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+128-129,U+12C-12D,U+134-135,U+138,U+13F-140,U+149-14F,U+156-157,U+15C-15D,U+166-169,U+16C-16D,U+17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0",
    deputies: ["hanken-grotesk"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 99.1,
      ascent: 99.29,
      descent: 31.89,
      lineGap: 0,
    },
    heights: { small: 0.496, capital: 0.668 },
  },
  unbounded: {
    name: "Unbounded",
    category: "sans",
    faces: [
      {
        file: "/fonts/unbounded.woff2",
        version: "c39a73e4",
        weight: "700",
        style: "normal",
        further: [
          "/fonts/unbounded-ext.woff2?v=c8fa7400",
          "/fonts/unbounded-vietnamese.woff2?v=3b96307f",
          "/fonts/unbounded-rest.woff2?v=193b850a",
        ],
      },
      {
        file: "/fonts/unbounded-300.woff2",
        version: "9571eace",
        weight: "300",
        style: "normal",
        further: [
          "/fonts/unbounded-300-ext.woff2?v=eacf611e",
          "/fonts/unbounded-300-vietnamese.woff2?v=0002a304",
          "/fonts/unbounded-300-rest.woff2?v=69c88497",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks: "U+20A0,U+20A2,U+20A5,U+20A7-20A8,U+20AA,U+20AE-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 140.19,
      ascent: 70.97,
      descent: 17.48,
      lineGap: 0,
    },
    heights: { small: 0.571, capital: 0.75 },
  },
  "josefin-sans": {
    name: "Josefin Sans",
    category: "sans",
    faces: [
      {
        file: "/fonts/josefin-sans.woff2",
        version: "a17e6f56",
        weight: "300",
        style: "normal",
        further: [
          "/fonts/josefin-sans-ext.woff2?v=db3b80ef",
          "/fonts/josefin-sans-vietnamese.woff2?v=fd04aed6",
          "/fonts/josefin-sans-rest.woff2?v=afb00917",
        ],
      },
      {
        file: "/fonts/josefin-sans-600.woff2",
        version: "91021cc6",
        weight: "600",
        style: "normal",
        further: [
          "/fonts/josefin-sans-600-ext.woff2?v=b625a0b5",
          "/fonts/josefin-sans-600-vietnamese.woff2?v=27ae77cf",
          "/fonts/josefin-sans-600-rest.woff2?v=a1f5c35c",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1D3,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CD-1D2,U+1D4-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0,U+20A2,U+20A5,U+20A8,U+20AA,U+20AE-20B0,U+20B3-20B4,U+20B6-20B8,U+20BB,U+20BE-20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.98,
      ascent: 78.14,
      descent: 26.05,
      lineGap: 0,
    },
    heights: { small: 0.391, capital: 0.71 },
  },
  "national-park": {
    name: "National Park",
    category: "sans",
    faces: [
      {
        file: "/fonts/national-park.woff2",
        version: "d2702db6",
        weight: "400 800",
        style: "normal",
        further: [
          "/fonts/national-park-ext.woff2?v=21ca02fd",
          "/fonts/national-park-vietnamese.woff2?v=35362888",
          "/fonts/national-park-rest.woff2?v=0c7e118e",
        ],
      },
    ],
    further: [
      "U+100-130,U+132-148,U+14A-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1E6-1E7,U+1EA-1EB,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20A1,U+20A3-20A4,U+20A6-20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BF",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+149,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CD-1DD,U+1E4-1E5,U+1E8-1E9,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0,U+20A2,U+20A5,U+20AF-20B0,U+20B3,U+20B6-20B7,U+20BB,U+20C0",
    deputies: [],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 99.76,
      ascent: 103.24,
      descent: 30.07,
      lineGap: 0,
    },
    heights: { small: 0.525, capital: 0.7 },
  },
  b612: {
    name: "B612",
    category: "sans",
    faces: [
      { file: "/fonts/b612.woff2", version: "1657e331", weight: "400", style: "normal", further: [] },
      { file: "/fonts/b612-700.woff2", version: "3656ba99", weight: "700", style: "normal", further: [] },
    ],
    further: [],
    lacks:
      "U+100-151,U+154-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["public-sans"],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 110.22,
      ascent: 87.55,
      descent: 22.68,
      lineGap: 0,
    },
    heights: { small: 0.559, capital: 0.76 },
  },
  "b612-mono": {
    name: "B612 Mono",
    category: "mono",
    faces: [
      { file: "/fonts/b612-mono.woff2", version: "a7f7cbd5", weight: "400", style: "normal", further: [] },
      {
        file: "/fonts/b612-mono-700.woff2",
        version: "ff47d1df",
        weight: "700",
        style: "normal",
        further: [],
      },
    ],
    further: [],
    lacks:
      "U+100-151,U+154-17F,U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1FF,U+218-21B,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20C0",
    deputies: ["jetbrains-mono"],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 108.33,
      ascent: 89.08,
      descent: 23.08,
      lineGap: 0,
    },
    heights: { small: 0.56, capital: 0.76 },
  },
  "commit-mono": {
    name: "Commit Mono",
    category: "mono",
    faces: [
      {
        file: "/fonts/commit-mono.woff2",
        version: "31b164c9",
        weight: "400",
        style: "normal",
        further: ["/fonts/commit-mono-rest.woff2?v=7a0684f5"],
      },
      {
        file: "/fonts/commit-mono-700.woff2",
        version: "672a4fa2",
        weight: "700",
        style: "normal",
        further: ["/fonts/commit-mono-700-rest.woff2?v=d0211c4a"],
      },
    ],
    further: ["U+100-151,U+154-17F,U+1FA-1FF,U+218-21B,U+1E80-1E85,U+1EF2-1EF3,U+20A3-20A4,U+20A7"],
    lacks:
      "U+181,U+186,U+18A,U+18E-190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DD,U+1E4-1EB,U+1F4-1F5,U+1F8-1F9,U+232-233,U+253-254,U+256-257,U+259,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+1E9E,U+1EA0-1EF1,U+1EF4-1EF9,U+20A0-20A2,U+20A5-20A6,U+20A8-20AB,U+20AD-20C0",
    deputies: ["jetbrains-mono"],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 90,
      descent: 20,
      lineGap: 0,
    },
    heights: { small: 0.54, capital: 0.7 },
  },
  "geist-mono": {
    name: "Geist Mono",
    category: "mono",
    faces: [
      {
        file: "/fonts/geist-mono.woff2",
        version: "a185afe3",
        weight: "400 600",
        style: "normal",
        further: [
          "/fonts/geist-mono-ext.woff2?v=8c436c58",
          "/fonts/geist-mono-vietnamese.woff2?v=e4b6e902",
          "/fonts/geist-mono-rest.woff2?v=29a8bc72",
        ],
      },
    ],
    further: [
      "U+100-113,U+116-12B,U+12E-130,U+134-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-17E,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1CE,U+1E4-1E9,U+218-21B,U+259,U+1E20-1E21,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20AA,U+20B1,U+20B4,U+20B9,U+20BD",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+114-115,U+12C-12D,U+132-133,U+138,U+13F-140,U+149,U+14E-14F,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CF-1DD,U+1EA-1EB,U+1F4-1F5,U+1F8-1FF,U+232-233,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E1F,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0-20A9,U+20AB,U+20AD-20B0,U+20B2-20B3,U+20B5-20B8,U+20BA-20BC,U+20BE-20C0",
    deputies: ["jetbrains-mono"],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 100.5,
      descent: 29.5,
      lineGap: 0,
    },
    heights: { small: 0.53, capital: 0.71 },
  },
  "martian-mono": {
    name: "Martian Mono",
    category: "mono",
    faces: [
      {
        file: "/fonts/martian-mono.woff2",
        version: "5e296766",
        weight: "300 600",
        style: "normal",
        further: ["/fonts/martian-mono-ext.woff2?v=344e5011", "/fonts/martian-mono-rest.woff2?v=5266ebf0"],
      },
    ],
    further: [
      "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-12B,U+12E-130,U+132-133,U+136-148,U+14A-14D,U+150-151,U+154-15B,U+15E-17E,U+18F,U+1CD-1CE,U+1E6-1E7,U+1FA-1FF,U+218-21B,U+232-233,U+259,U+1E0C-1E0D,U+1E24-1E25,U+1E62-1E63,U+1E6C-1E6D,U+1E80-1E85,U+1E92-1E93,U+1E9E,U+1EF2-1EF3,U+1EF8-1EF9,U+20B4,U+20BD",
      "U+131",
    ],
    lacks:
      "U+108-109,U+114-115,U+11C-11D,U+124-125,U+12C-12D,U+134-135,U+149,U+14E-14F,U+15C-15D,U+17F,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CF-1DD,U+1E4-1E5,U+1E8-1EB,U+1F4-1F5,U+1F8-1F9,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E21,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E61,U+1E6A-1E6B,U+1EA0-1EF1,U+1EF4-1EF7,U+20A0-20AB,U+20AD-20B3,U+20B5-20BC,U+20BE-20C0",
    deputies: ["jetbrains-mono"],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 116.67,
      ascent: 85.71,
      descent: 17.14,
      lineGap: 0,
    },
    heights: { small: 0.6, capital: 0.8 },
  },
  "jetbrains-mono": {
    name: "JetBrains Mono",
    category: "mono",
    faces: [
      {
        file: "/fonts/jetbrains-mono.woff2",
        version: "1e636353",
        weight: "400 700",
        style: "normal",
        further: [
          "/fonts/jetbrains-mono-ext.woff2?v=31e10918",
          "/fonts/jetbrains-mono-vietnamese.woff2?v=2b115a28",
          "/fonts/jetbrains-mono-rest.woff2?v=ccae616a",
        ],
      },
    ],
    further: [
      "U+100-130,U+134-151,U+154-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1CE,U+1E6-1E7,U+1EA-1EB,U+1F4-1F5,U+1FC-1FF,U+218-21B,U+232-233,U+259,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+20AB,U+20AE,U+20BD,U+20BF",
      "U+1EA0-1EF1",
      "U+131",
    ],
    lacks:
      "U+132-133,U+181,U+186,U+18A,U+18E,U+190,U+198-199,U+1B3-1B4,U+1CF-1DD,U+1E4-1E5,U+1E8-1E9,U+1F8-1FB,U+253-254,U+256-257,U+25B,U+1E02-1E03,U+1E0A-1E0D,U+1E1E-1E21,U+1E24-1E25,U+1E36-1E37,U+1E40-1E47,U+1E56-1E57,U+1E5A-1E5B,U+1E60-1E63,U+1E6A-1E6D,U+1E92-1E93,U+20A0-20AA,U+20AD,U+20AF-20BC,U+20BE,U+20C0",
    deputies: [],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 102,
      descent: 30,
      lineGap: 0,
    },
    heights: { small: 0.55, capital: 0.73 },
  },
} as const satisfies Record<string, Family>;

export type FamilyKey = keyof typeof families;
