import type { PictureSpec } from "../pipeline/picture-spec.ts";

const collection = { width: 900, height: 1125, widths: [360, 600, 900], samples: 24 };
const bespoke = { width: 1000, height: 1000, widths: [400, 700, 1000], samples: 18 };
const room = { width: 1400, height: 1050, widths: [440, 880, 1400], samples: 14 };

export default [
  {
    name: "hero",
    scene: "luxury/slit.py",
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    samples: 28,
    alt: "A gold solitaire ring standing upright in a slit of black stone, lit by one thin shaft of light.",
    og: true,
  },
  {
    name: "collection-solstice",
    scene: "luxury/rays.py",
    ...collection,
    alt: "A collar necklace of tapering gold rays tipped with yellow diamonds, on a disc of dark stone.",
  },
  {
    name: "collection-nocturne",
    scene: "luxury/drops.py",
    ...collection,
    alt: "Two pear-shaped drop earrings of black onyx in a border of diamonds, hanging from a brass wire.",
  },
  {
    name: "collection-meridian",
    scene: "luxury/cuff.py",
    ...collection,
    alt: "A wide gold cuff bracelet with one line of emerald baguettes, on a roll of dark velvet.",
  },
  {
    name: "collection-tide",
    scene: "luxury/pearls.py",
    ...collection,
    alt: "A strand of grey pearls with a diamond clasp, spilling over a block of smoked glass.",
  },
  {
    name: "collection-ember",
    scene: "luxury/spinel.py",
    ...collection,
    alt: "A cocktail ring with a cushion-cut red spinel in a frame of small diamonds, on a cone of dark stone.",
  },
  {
    name: "collection-lantern",
    scene: "luxury/lantern.py",
    ...collection,
    alt: "A lantern-shaped locket of pierced gold on a fine chain, glowing faintly from within.",
  },
  {
    name: "bespoke-wax",
    scene: "luxury/wax.py",
    ...bespoke,
    alt: "A ring carved from green wax on a steel mandrel, shavings of wax below it.",
  },
  {
    name: "bespoke-stone",
    scene: "luxury/parcel.py",
    ...bespoke,
    alt: "Loose stones of different cuts and colors lying in the fold of a parcel paper.",
  },
  {
    name: "bespoke-ring",
    scene: "luxury/ring_box.py",
    ...bespoke,
    alt: "A finished gold ring with a champagne cushion-cut stone, in an open round leather box.",
  },
  {
    name: "heritage",
    scene: "luxury/bench.py",
    ...room,
    alt: "A jeweler's bench pin under one lamp: a half-finished ring, needle files, a loupe, a saw frame and gold filings in a leather apron.",
  },
  {
    name: "salon",
    scene: "luxury/salon.py",
    ...room,
    alt: "A small round table by one lamp in a dark room: a closed jewel case, a key, and the edges of two chairs.",
  },
] satisfies PictureSpec[];
