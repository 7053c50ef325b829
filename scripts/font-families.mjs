// The type families that a theme can choose from. `npm run fonts` cuts them and writes engine/theme/families.ts.
//
// A face has one weight (400) or a range ([400, 700]): a range where it weighs no more than the weights that a page
// uses, otherwise each weight for itself. The first face is the one that the stand-in is measured by, at `measuredAt`.
//
// A family without letters of some European language, or of Vietnamese, names as its `deputies` others that have them and
// look like it, the likest first; they stand in at `deputyWeight` where its own one weight is as black as that.

const usual = { features: ["kern", "liga", "lnum", "onum", "tnum"], measuredAt: 400 };

/** A family published with a file for each weight. */
function fixed(name, category, faces, options) {
  const key = keyOf(name);
  const sourceOf = ({ weight, style = "normal" }) =>
    `@fontsource/${key}/files/${key}-latin-${weight}-${style}.woff2`;
  return {
    key,
    name,
    category,
    ...usual,
    ...options,
    faces: faces.map((face) => ({ ...face, source: sourceOf(face), axes: {} })),
  };
}

/**
 * A family published with all weights in one file. `opsz`, where the family has it, is the optical size to cut it at:
 * small is sturdy, large is fine.
 */
function variable(name, category, faces, { opsz, ...options } = {}) {
  const key = keyOf(name);
  const file = opsz ? "opsz" : "wght";
  return {
    key,
    name,
    category,
    ...usual,
    ...options,
    faces: faces.map((face) => ({
      ...face,
      source: `@fontsource-variable/${key}/files/${key}-latin-${file}-${face.style ?? "normal"}.woff2`,
      axes: { wght: face.weight, ...(opsz && { opsz }) },
    })),
  };
}

function keyOf(name) {
  return name.toLowerCase().replaceAll(" ", "-");
}

export const fontFamilies = [
  // At 18 the hairlines are fine in a large heading and still hold in a small one.
  variable("Bodoni Moda", "serif", [{ weight: [400, 900] }, { weight: 400, style: "italic" }], {
    opsz: 18,
    deputies: ["cormorant-garamond"],
  }),
  fixed("Rufina", "serif", [{ weight: 400 }, { weight: 700 }], { deputies: ["vollkorn"] }),
  fixed("Spectral", "serif", [{ weight: 400 }, { weight: 400, style: "italic" }, { weight: 500 }]),
  variable("EB Garamond", "serif", [{ weight: 400 }, { weight: 400, style: "italic" }, { weight: 600 }]),
  variable("Cormorant Garamond", "serif", [{ weight: [300, 700] }, { weight: 400, style: "italic" }], {
    // All figures together would cost it another 5 KiB.
    features: ["kern", "tnum"],
  }),
  fixed("Instrument Serif", "serif", [{ weight: 400 }, { weight: 400, style: "italic" }], {
    deputies: ["cormorant-garamond"],
  }),
  variable("Hanken Grotesk", "sans", [{ weight: [400, 700] }]),
  variable("Familjen Grotesk", "sans", [{ weight: [400, 700] }]),
  variable("Schibsted Grotesk", "sans", [{ weight: 400 }, { weight: 700 }], { deputies: ["hanken-grotesk"] }),
  variable("Bricolage Grotesque", "sans", [{ weight: 400 }, { weight: 700 }], {
    opsz: 36,
    deputies: ["hanken-grotesk"],
  }),
  variable("Archivo", "sans", [{ weight: [400, 900] }], { features: ["kern", "tnum"] }),
  // Poster type: it is a fifth wider at the weights that it is set in.
  variable("Big Shoulders", "sans", [{ weight: [400, 900] }], { opsz: 72, measuredAt: 700 }),
  variable("Jost", "sans", [{ weight: [300, 600] }], { deputies: ["hanken-grotesk"] }),
  variable("Geist", "sans", [{ weight: [400, 700] }], { deputies: ["hanken-grotesk"] }),
  variable("Urbanist", "sans", [{ weight: [200, 600] }], {
    measuredAt: 300,
    deputies: ["jost", "josefin-sans"],
  }),
  variable("Syne", "sans", [{ weight: [400, 800] }], { features: ["kern"], deputies: ["archivo"] }),
  fixed("Marcellus", "serif", [{ weight: 400 }], { deputies: ["spectral"] }),
  fixed("Forum", "serif", [{ weight: 400 }], { deputies: ["spectral"] }),
  fixed("Young Serif", "serif", [{ weight: 400 }], { deputies: ["vollkorn"], deputyWeight: 600 }),
  fixed("Caprasimo", "serif", [{ weight: 400 }], {
    deputies: ["bodoni-moda", "vollkorn"],
    deputyWeight: 900,
  }),
  fixed("Libre Caslon Display", "serif", [{ weight: 400 }], { deputies: ["eb-garamond"] }),
  fixed("Libre Caslon Text", "serif", [{ weight: 400 }, { weight: 400, style: "italic" }, { weight: 700 }], {
    deputies: ["vollkorn"],
  }),
  fixed("Zilla Slab", "serif", [{ weight: 400 }, { weight: 600 }], { deputies: ["vollkorn"] }),
  variable("Vollkorn", "serif", [{ weight: 400 }, { weight: 400, style: "italic" }, { weight: 600 }]),
  variable("Grenze Gotisch", "serif", [{ weight: [400, 800] }], { features: ["kern"], measuredAt: 600 }),
  variable("Oxanium", "sans", [{ weight: [300, 800] }], { deputies: ["public-sans"] }),
  fixed("Dela Gothic One", "sans", [{ weight: 400 }], { deputies: ["unbounded"], deputyWeight: 700 }),
  fixed("Saira Extra Condensed", "sans", [{ weight: 500 }, { weight: 800 }], { measuredAt: 800 }),
  fixed("Barlow", "sans", [{ weight: 400 }, { weight: 600 }]),
  variable("Overpass", "sans", [{ weight: [400, 900] }]),
  variable("Figtree", "sans", [{ weight: [400, 700] }], { deputies: ["hanken-grotesk"] }),
  variable("Public Sans", "sans", [{ weight: [400, 700] }]),
  variable("Atkinson Hyperlegible Next", "sans", [{ weight: [400, 700] }], { deputies: ["hanken-grotesk"] }),
  variable("Unbounded", "sans", [{ weight: 700 }, { weight: 300 }], { features: ["kern"], measuredAt: 700 }),
  variable("Josefin Sans", "sans", [{ weight: 300 }, { weight: 600 }], { measuredAt: 300 }),
  variable("National Park", "sans", [{ weight: [400, 800] }]),
  fixed("B612", "sans", [{ weight: 400 }, { weight: 700 }], { deputies: ["public-sans"] }),
  fixed("B612 Mono", "mono", [{ weight: 400 }, { weight: 700 }], {
    features: [],
    deputies: ["jetbrains-mono"],
  }),
  fixed("Commit Mono", "mono", [{ weight: 400 }, { weight: 700 }], {
    features: [],
    deputies: ["jetbrains-mono"],
  }),
  variable("Geist Mono", "mono", [{ weight: [400, 600] }], { features: [], deputies: ["jetbrains-mono"] }),
  variable("Martian Mono", "mono", [{ weight: [300, 600] }], { features: [], deputies: ["jetbrains-mono"] }),
  // No ligatures: what is set in it are numbers, codes and labels.
  variable("JetBrains Mono", "mono", [{ weight: [400, 700] }], { features: [] }),
];
