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
  }[];
  /** Fonts of the visitor's computer, and what makes them as wide and high as the family, in per cent. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
  };
};

export const families = {
  "bodoni-moda": {
    name: "Bodoni Moda",
    category: "serif",
    faces: [
      { file: "/fonts/bodoni-moda.woff2", version: "3cdbd12c", weight: "400 900", style: "normal" },
      { file: "/fonts/bodoni-moda-italic.woff2", version: "3e32872e", weight: "400", style: "italic" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 113.84,
      ascent: 98.82,
      descent: 35.14,
      lineGap: 0,
    },
  },
  rufina: {
    name: "Rufina",
    category: "serif",
    faces: [
      { file: "/fonts/rufina.woff2", version: "e289bee3", weight: "400", style: "normal" },
      { file: "/fonts/rufina-700.woff2", version: "f8f3debd", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 114.4,
      ascent: 82.61,
      descent: 25.35,
      lineGap: 0,
    },
  },
  spectral: {
    name: "Spectral",
    category: "serif",
    faces: [
      { file: "/fonts/spectral.woff2", version: "310b4839", weight: "400", style: "normal" },
      { file: "/fonts/spectral-italic.woff2", version: "c9bca941", weight: "400", style: "italic" },
      { file: "/fonts/spectral-500.woff2", version: "ed4ef803", weight: "500", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 109.33,
      ascent: 96.87,
      descent: 42.35,
      lineGap: 0,
    },
  },
  "eb-garamond": {
    name: "EB Garamond",
    category: "serif",
    faces: [
      { file: "/fonts/eb-garamond.woff2", version: "4e55e3cf", weight: "400", style: "normal" },
      { file: "/fonts/eb-garamond-italic.woff2", version: "ad8e0ddd", weight: "400", style: "italic" },
      { file: "/fonts/eb-garamond-600.woff2", version: "04cd1ddf", weight: "600", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 93.32,
      ascent: 107.91,
      descent: 31.93,
      lineGap: 0,
    },
  },
  "cormorant-garamond": {
    name: "Cormorant Garamond",
    category: "serif",
    faces: [
      { file: "/fonts/cormorant-garamond.woff2", version: "3510e681", weight: "300 700", style: "normal" },
      { file: "/fonts/cormorant-garamond-italic.woff2", version: "d942c2a0", weight: "400", style: "italic" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 96.42,
      ascent: 95.83,
      descent: 29.77,
      lineGap: 0,
    },
  },
  "instrument-serif": {
    name: "Instrument Serif",
    category: "serif",
    faces: [
      { file: "/fonts/instrument-serif.woff2", version: "ac4bea91", weight: "400", style: "normal" },
      { file: "/fonts/instrument-serif-italic.woff2", version: "6b2a1469", weight: "400", style: "italic" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 83.46,
      ascent: 118.62,
      descent: 37.14,
      lineGap: 0,
    },
  },
  "hanken-grotesk": {
    name: "Hanken Grotesk",
    category: "sans",
    faces: [{ file: "/fonts/hanken-grotesk.woff2", version: "ae9f4444", weight: "400 700", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.84,
      ascent: 99.17,
      descent: 30.05,
      lineGap: 0,
    },
  },
  "familjen-grotesk": {
    name: "Familjen Grotesk",
    category: "sans",
    faces: [
      { file: "/fonts/familjen-grotesk.woff2", version: "93946547", weight: "400 700", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 94.07,
      ascent: 108.96,
      descent: 23.92,
      lineGap: 0,
    },
  },
  "schibsted-grotesk": {
    name: "Schibsted Grotesk",
    category: "sans",
    faces: [
      { file: "/fonts/schibsted-grotesk.woff2", version: "12838300", weight: "400", style: "normal" },
      { file: "/fonts/schibsted-grotesk-700.woff2", version: "11f1bfb8", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 104.44,
      ascent: 93.51,
      descent: 24.69,
      lineGap: 0,
    },
  },
  "bricolage-grotesque": {
    name: "Bricolage Grotesque",
    category: "sans",
    faces: [
      { file: "/fonts/bricolage-grotesque.woff2", version: "94e430dc", weight: "400", style: "normal" },
      { file: "/fonts/bricolage-grotesque-700.woff2", version: "903ca415", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.22,
      ascent: 90.1,
      descent: 26.16,
      lineGap: 0,
    },
  },
  archivo: {
    name: "Archivo",
    category: "sans",
    faces: [{ file: "/fonts/archivo.woff2", version: "2f16f586", weight: "400 900", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 97.56,
      ascent: 90,
      descent: 21.53,
      lineGap: 0,
    },
  },
  "big-shoulders": {
    name: "Big Shoulders",
    category: "sans",
    faces: [{ file: "/fonts/big-shoulders.woff2", version: "32b7bce7", weight: "400 900", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 82.73,
      ascent: 119.12,
      descent: 25.93,
      lineGap: 0,
    },
  },
  jost: {
    name: "Jost",
    category: "sans",
    faces: [{ file: "/fonts/jost.woff2", version: "d2f7a0c3", weight: "300 600", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.61,
      ascent: 111.91,
      descent: 39.22,
      lineGap: 0,
    },
  },
  geist: {
    name: "Geist",
    category: "sans",
    faces: [{ file: "/fonts/geist.woff2", version: "9d510cc3", weight: "400 700", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.19,
      ascent: 97.39,
      descent: 28.59,
      lineGap: 0,
    },
  },
  urbanist: {
    name: "Urbanist",
    category: "sans",
    faces: [{ file: "/fonts/urbanist.woff2", version: "5c520090", weight: "200 600", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 97.91,
      ascent: 97.03,
      descent: 25.53,
      lineGap: 0,
    },
  },
  syne: {
    name: "Syne",
    category: "sans",
    faces: [{ file: "/fonts/syne.woff2", version: "aa48c054", weight: "400 800", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 98.33,
      ascent: 94.07,
      descent: 27.97,
      lineGap: 0,
    },
  },
  marcellus: {
    name: "Marcellus",
    category: "serif",
    faces: [{ file: "/fonts/marcellus.woff2", version: "4953e951", weight: "400", style: "normal" }],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 113.43,
      ascent: 85.88,
      descent: 24.67,
      lineGap: 0,
    },
  },
  forum: {
    name: "Forum",
    category: "serif",
    faces: [{ file: "/fonts/forum.woff2", version: "c1079fb6", weight: "400", style: "normal" }],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 101.74,
      ascent: 84.14,
      descent: 24.38,
      lineGap: 0,
    },
  },
  "young-serif": {
    name: "Young Serif",
    category: "serif",
    faces: [{ file: "/fonts/young-serif.woff2", version: "e2b223e8", weight: "400", style: "normal" }],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 122.69,
      ascent: 85.26,
      descent: 29.83,
      lineGap: 0,
    },
  },
  caprasimo: {
    name: "Caprasimo",
    category: "serif",
    faces: [{ file: "/fonts/caprasimo.woff2", version: "7da4b92f", weight: "400", style: "normal" }],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 126.21,
      ascent: 72.73,
      descent: 18.14,
      lineGap: 0,
    },
  },
  "libre-caslon-display": {
    name: "Libre Caslon Display",
    category: "serif",
    faces: [
      { file: "/fonts/libre-caslon-display.woff2", version: "2253982b", weight: "400", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 90.42,
      ascent: 107.28,
      descent: 29.42,
      lineGap: 0,
    },
  },
  "libre-caslon-text": {
    name: "Libre Caslon Text",
    category: "serif",
    faces: [
      { file: "/fonts/libre-caslon-text.woff2", version: "36e133e1", weight: "400", style: "normal" },
      { file: "/fonts/libre-caslon-text-italic.woff2", version: "51d126bd", weight: "400", style: "italic" },
      { file: "/fonts/libre-caslon-text-700.woff2", version: "df0ff3f2", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 117.01,
      ascent: 82.9,
      descent: 22.22,
      lineGap: 0,
    },
  },
  "zilla-slab": {
    name: "Zilla Slab",
    category: "serif",
    faces: [
      { file: "/fonts/zilla-slab.woff2", version: "71c29c89", weight: "400", style: "normal" },
      { file: "/fonts/zilla-slab-600.woff2", version: "8ca95a33", weight: "600", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 106.11,
      ascent: 88.96,
      descent: 24.13,
      lineGap: 0,
    },
  },
  vollkorn: {
    name: "Vollkorn",
    category: "serif",
    faces: [
      { file: "/fonts/vollkorn.woff2", version: "63dfc704", weight: "400", style: "normal" },
      { file: "/fonts/vollkorn-italic.woff2", version: "a42803ce", weight: "400", style: "italic" },
      { file: "/fonts/vollkorn-600.woff2", version: "e4170f00", weight: "600", style: "normal" },
    ],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 107.05,
      ascent: 88.93,
      descent: 41.2,
      lineGap: 0,
    },
  },
  "grenze-gotisch": {
    name: "Grenze Gotisch",
    category: "serif",
    faces: [{ file: "/fonts/grenze-gotisch.woff2", version: "3557e244", weight: "400 800", style: "normal" }],
    fallback: {
      local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
      sizeAdjust: 90.36,
      ascent: 121.73,
      descent: 42.05,
      lineGap: 0,
    },
  },
  oxanium: {
    name: "Oxanium",
    category: "sans",
    faces: [{ file: "/fonts/oxanium.woff2", version: "8db77c16", weight: "300 800", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.96,
      ascent: 75.99,
      descent: 20.2,
      lineGap: 24.05,
    },
  },
  "dela-gothic-one": {
    name: "Dela Gothic One",
    category: "sans",
    faces: [{ file: "/fonts/dela-gothic-one.woff2", version: "42b98cb9", weight: "400", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 127.59,
      ascent: 90.92,
      descent: 22.57,
      lineGap: 0,
    },
  },
  "saira-extra-condensed": {
    name: "Saira Extra Condensed",
    category: "sans",
    faces: [
      { file: "/fonts/saira-extra-condensed.woff2", version: "777c9a3c", weight: "500", style: "normal" },
      { file: "/fonts/saira-extra-condensed-800.woff2", version: "d3e9f3cf", weight: "800", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 68.56,
      ascent: 165.55,
      descent: 64.03,
      lineGap: 0,
    },
  },
  barlow: {
    name: "Barlow",
    category: "sans",
    faces: [
      { file: "/fonts/barlow.woff2", version: "a08cbfab", weight: "400", style: "normal" },
      { file: "/fonts/barlow-600.woff2", version: "45df4db7", weight: "600", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.65,
      ascent: 104.55,
      descent: 20.91,
      lineGap: 0,
    },
  },
  overpass: {
    name: "Overpass",
    category: "sans",
    faces: [{ file: "/fonts/overpass.woff2", version: "b6b9a526", weight: "400 900", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.01,
      ascent: 88.29,
      descent: 38.3,
      lineGap: 0,
    },
  },
  figtree: {
    name: "Figtree",
    category: "sans",
    faces: [{ file: "/fonts/figtree.woff2", version: "42a166fa", weight: "400 700", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 100.79,
      ascent: 94.26,
      descent: 24.81,
      lineGap: 0,
    },
  },
  "public-sans": {
    name: "Public Sans",
    category: "sans",
    faces: [{ file: "/fonts/public-sans.woff2", version: "7c74881a", weight: "400 700", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 103.95,
      ascent: 91.39,
      descent: 21.64,
      lineGap: 0,
    },
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
      },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 99.1,
      ascent: 99.29,
      descent: 31.89,
      lineGap: 0,
    },
  },
  unbounded: {
    name: "Unbounded",
    category: "sans",
    faces: [
      { file: "/fonts/unbounded.woff2", version: "c39a73e4", weight: "700", style: "normal" },
      { file: "/fonts/unbounded-300.woff2", version: "9571eace", weight: "300", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 140.19,
      ascent: 70.97,
      descent: 17.48,
      lineGap: 0,
    },
  },
  "josefin-sans": {
    name: "Josefin Sans",
    category: "sans",
    faces: [
      { file: "/fonts/josefin-sans.woff2", version: "a17e6f56", weight: "300", style: "normal" },
      { file: "/fonts/josefin-sans-600.woff2", version: "91021cc6", weight: "600", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 95.98,
      ascent: 78.14,
      descent: 26.05,
      lineGap: 0,
    },
  },
  "national-park": {
    name: "National Park",
    category: "sans",
    faces: [{ file: "/fonts/national-park.woff2", version: "d2702db6", weight: "400 800", style: "normal" }],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 99.76,
      ascent: 103.24,
      descent: 30.07,
      lineGap: 0,
    },
  },
  b612: {
    name: "B612",
    category: "sans",
    faces: [
      { file: "/fonts/b612.woff2", version: "1657e331", weight: "400", style: "normal" },
      { file: "/fonts/b612-700.woff2", version: "3656ba99", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
      sizeAdjust: 110.22,
      ascent: 87.55,
      descent: 22.68,
      lineGap: 0,
    },
  },
  "b612-mono": {
    name: "B612 Mono",
    category: "mono",
    faces: [
      { file: "/fonts/b612-mono.woff2", version: "a7f7cbd5", weight: "400", style: "normal" },
      { file: "/fonts/b612-mono-700.woff2", version: "ff47d1df", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 108.33,
      ascent: 89.08,
      descent: 23.08,
      lineGap: 0,
    },
  },
  "commit-mono": {
    name: "Commit Mono",
    category: "mono",
    faces: [
      { file: "/fonts/commit-mono.woff2", version: "31b164c9", weight: "400", style: "normal" },
      { file: "/fonts/commit-mono-700.woff2", version: "672a4fa2", weight: "700", style: "normal" },
    ],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 90,
      descent: 20,
      lineGap: 0,
    },
  },
  "geist-mono": {
    name: "Geist Mono",
    category: "mono",
    faces: [{ file: "/fonts/geist-mono.woff2", version: "a185afe3", weight: "400 600", style: "normal" }],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 100.5,
      descent: 29.5,
      lineGap: 0,
    },
  },
  "martian-mono": {
    name: "Martian Mono",
    category: "mono",
    faces: [{ file: "/fonts/martian-mono.woff2", version: "5e296766", weight: "300 600", style: "normal" }],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 116.67,
      ascent: 85.71,
      descent: 17.14,
      lineGap: 0,
    },
  },
  "jetbrains-mono": {
    name: "JetBrains Mono",
    category: "mono",
    faces: [{ file: "/fonts/jetbrains-mono.woff2", version: "1e636353", weight: "400 700", style: "normal" }],
    fallback: {
      local: ["Courier New", "Liberation Mono", "Cousine"],
      sizeAdjust: 100,
      ascent: 102,
      descent: 30,
      lineGap: 0,
    },
  },
} as const satisfies Record<string, Family>;

export type FamilyKey = keyof typeof families;
