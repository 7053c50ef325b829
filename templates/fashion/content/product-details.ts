import type { Product } from "../collections.ts";
import { fashionProductsPictures as pictures } from "../products-pictures.ts";
import { type Piece, type ProductId, products } from "./products.ts";

type Said = Required<Pick<Product, "description" | "material" | "care" | "features" | "sizeGuide">>;

const dress = guide(["Bust", "Waist", "Hip"], {
  XS: ["31 in", "24 in", "34 in"],
  S: ["33 in", "26 in", "36 in"],
  M: ["35 in", "28 in", "38 in"],
  L: ["38 in", "31 in", "41 in"],
  XL: ["41 in", "34 in", "44 in"],
});

const blazer = guide(["Shoulder", "Chest", "Sleeve"], {
  XS: ["15 in", "33 in", "23 in"],
  S: ["15½ in", "35 in", "23½ in"],
  M: ["16 in", "37 in", "24 in"],
  L: ["16¾ in", "40 in", "24½ in"],
  XL: ["17½ in", "43 in", "25 in"],
});

const coat = guide(["Chest", "Length", "Sleeve"], {
  XS: ["36 in", "45 in", "23½ in"],
  S: ["38 in", "45½ in", "24 in"],
  M: ["40 in", "46 in", "24½ in"],
  L: ["43 in", "46½ in", "25 in"],
  XL: ["46 in", "47 in", "25½ in"],
});

const shoe = guide(["US women", "EU", "Foot"], {
  XS: ["5–6", "36", "9 in"],
  S: ["6½–7", "37", "9¼ in"],
  M: ["7½–8", "38–39", "9¾ in"],
  L: ["8½–9½", "40", "10¼ in"],
  XL: ["10–11", "41–42", "10¾ in"],
});

const belt = guide(["Waist", "Hip", "Length"], {
  XS: ["24 in", "33 in", "31 in"],
  S: ["26 in", "35 in", "33 in"],
  M: ["28 in", "37 in", "35 in"],
  L: ["31 in", "40 in", "38 in"],
  XL: ["34 in", "43 in", "41 in"],
});

/** What the page of each piece says of it beside what lists show, by its id. */
export const productDetails: Readonly<Record<ProductId, Said>> = {
  "lean-coat": {
    description:
      "A long coat whose front edge runs from the left shoulder to the right knee. Its belt is tied, never buckled, because the cloth wants to fall that way.",
    material: "Double-faced wool, 580 g, woven in Biella; half lined in cupro",
    care: "Brush after wearing. Dry clean once a winter at most.",
    features: [
      "Tie belt of the same cloth",
      "Pockets cut along the slant",
      "Hem weighted with a brass chain",
    ],
    sizeGuide: coat,
  },
  "trapeze-bag": {
    description:
      "Wide at the foot, narrow at the shoulder, and the turn lock set twelve degrees off upright. It stands on its own and holds a folded newspaper without folding it again.",
    material: "Vegetable-tanned calf leather, lined in suede",
    care: "Wipe with a dry cloth. Neutral cream twice a year.",
    features: ["Brass turn lock", "Saddle-stitched by hand", "One inner pocket, the size of a passport"],
    sizeGuide: guide(["Width", "Height", "Depth"], { "One Size": ["12½ in", "9 in", "5 in"] }),
  },
  "slip-dress": {
    description:
      "One length of silk, turned forty-five degrees before it was cut. It has no zipper, no darts and no lining, and needs none of them.",
    material: "Sandwashed silk, 19 momme",
    care: "Hand wash cold, or dry clean. Iron on the wrong side while damp.",
    features: ["Cut from a single piece", "Straps adjust at the back", "French seams throughout"],
    sizeGuide: dress,
  },
  "slab-mule": {
    description:
      "A block of a heel under a band of leather, and the line between them slants. Quiet on stone, firm on stairs.",
    material: "Calf leather; stacked leather heel, 2 inches, with a rubber tip",
    care: "Cream and a soft brush. Let them dry away from heat.",
    features: ["Padded insole", "Heel replaceable at any cobbler", "Runs true to size"],
    sizeGuide: shoe,
  },
  "offset-blazer": {
    description:
      "A double-breasted blazer that was moved three inches to the left and left there. Buttoned it is strict; open, one side hangs longer than the other.",
    material: "Virgin wool twill, 300 g; cupro lining",
    care: "Steam rather than press. Dry clean.",
    features: ["Full canvas front", "Buttons set along the slant", "Four working cuff buttons"],
    sizeGuide: blazer,
  },
  "slant-sunglasses": {
    description:
      "The left lens is level, the right one leans. From the front it reads as a raised eyebrow, which saves you the effort.",
    material: "Tortoise acetate, milled from one sheet; lenses with full UV protection",
    care: "Rinse before wiping. Screws tightened free of charge.",
    features: ["Five-barrel hinges", "Made in three widths", "Case in burgundy felt"],
    sizeGuide: guide(["Front", "Bridge", "Temple"], {
      S: ["5 in", "¾ in", "5½ in"],
      M: ["5¼ in", "¾ in", "5¾ in"],
      L: ["5½ in", "1 in", "5¾ in"],
    }),
  },
  "pleat-dress": {
    description:
      "Ninety-six pleats, pressed at twelve degrees, so that the skirt turns a little after you have stopped.",
    material: "Heat-set silk and triacetate blend",
    care: "Hand wash cold and hang wet. Never iron: the pleats remember.",
    features: [
      "Pleats set in one pressing",
      "Waist drawn in by a braided cord",
      "Folds to the size of a book",
    ],
    sizeGuide: dress,
  },
  "eau-oblique": {
    description:
      "Fig leaf, cold stone, a struck match. It opens green and ends in cedar, in about the time a coat takes to dry.",
    material: "Eau de parfum, 1.7 fl oz; leaning bottle of cast glass, lacquered cap",
    care: "Keep out of the sun. Best within three years.",
    features: ["Bottle leans and stands firm", "Refills sent in aluminum", "Not tested on animals"],
    sizeGuide: guide(["Volume", "Height", "Weight"], { "One Size": ["1.7 fl oz", "5 in", "11 oz"] }),
  },
  "wedge-clog": {
    description:
      "Carved from one wedge of alder, with the grain running down the slope. The leather is nailed on, as it should be.",
    material: "Alder wood, oiled nubuck, brass nails; rubber sole",
    care: "Oil the wood once a year. Brush the nubuck dry.",
    features: ["Slope of twelve degrees", "Sole can be renewed", "Loud on purpose"],
    sizeGuide: shoe,
  },
  "column-dress": {
    description:
      "Straight from the shoulder to the floor, with one seam that walks around you once on its way down.",
    material: "Wool crepe, 260 g, with a little stretch",
    care: "Dry clean. Steam to refresh.",
    features: ["A single spiral seam", "Slit along the seam, to the knee", "Pockets nobody will find"],
    sizeGuide: dress,
  },
  "long-blazer": {
    description:
      "A blazer that did not stop at the hip. The lapel is drawn out into a long diagonal and ends where a coat would begin.",
    material: "Linen and wool, 280 g; sleeves lined in cupro",
    care: "Hang it up; the creases fall out overnight. Dry clean.",
    features: ["Unlined back", "One brass button", "Vent to the waist"],
    sizeGuide: blazer,
  },
  "trapeze-mini": {
    description:
      "The Trapeze for evenings on which you carry a phone, a key and an opinion. Same lock, same stitch, half the leather.",
    material: "Vegetable-tanned calf leather, undyed",
    care: "It darkens where it is held. Let it.",
    features: ["Brass turn lock", "Strap in the bag, if you want it", "Saddle-stitched by hand"],
    sizeGuide: guide(["Width", "Height", "Depth"], { "One Size": ["8 in", "6 in", "3½ in"] }),
  },
  "half-cape": {
    description:
      "A short bell of heavy wool whose hem is longer on one side. It keeps both arms free for doors, umbrellas and people you want at a distance.",
    material: "Boiled merino, 420 g, raw edge",
    care: "Air it. Spot clean with cold water.",
    features: ["Closes with a brass chain", "Hem falls five inches, slowly", "Stands up to wind"],
    sizeGuide: guide(["Shoulder", "Length", "Sweep"], {
      S: ["15½ in", "29 in", "58 in"],
      M: ["16 in", "30 in", "60 in"],
      L: ["17 in", "31 in", "63 in"],
    }),
  },
  "bias-scarf": {
    description:
      "Stripes printed straight on cloth cut at a slant, so that they run off every edge. Tie it once and it is never symmetrical again.",
    material: "Silk twill, 16 momme; edges rolled by hand",
    care: "Dry clean, or cold water and patience.",
    features: ["Fifty-two inches long", "No two ends alike", "Comes in a flat box"],
    sizeGuide: guide(["Length", "Width", "Weight"], { "One Size": ["52 in", "9 in", "2 oz"] }),
  },
  "slab-sandal": {
    description:
      "Two straps, one of them on the diagonal, on a sole thick enough to keep a hem off a wet street.",
    material: "Calf leather; cork and rubber sole, 1½ inches",
    care: "Wipe clean. Cream the straps twice a season.",
    features: ["Insole molds to the foot", "Brass buckle", "Runs true to size"],
    sizeGuide: shoe,
  },
  "quarter-belt": {
    description:
      "The buckle sits a quarter of the way round, over the hip. What hangs down is meant to hang down.",
    material: "Bridle leather, 1¼ inches wide; brass buckle",
    care: "Wax once a year. Roll, never hang.",
    features: ["Buckle cast in sand", "Edges burnished, not painted", "Five holes, punched at a slant"],
    sizeGuide: belt,
  },
  "wrap-dress": {
    description:
      "It closes on the wrong side, with one long tie that crosses the back twice. You will learn it in a week.",
    material: "Washed viscose crepe, 190 g",
    care: "Machine wash cold, inside out. Hang to dry.",
    features: ["Ties at the left hip", "Long sleeves, cut in one", "Fits before and after dinner"],
    sizeGuide: dress,
  },
  "fold-wallet": {
    description:
      "Burgundy outside, terracotta inside, and every pocket cut at a slant, so that each card shows a corner and none has to be searched for.",
    material: "Vegetable-tanned goat leather",
    care: "None. It is better with scratches.",
    features: ["Holds six cards and folded bills", "Saddle-stitched by hand", "Closes with a snap"],
    sizeGuide: guide(["Width", "Height", "Depth"], { "One Size": ["4¼ in", "3 in", "½ in"] }),
  },
};

/** What the own page of each piece shows beside what lists do, in the order of the pieces. */
export const ownProducts = products.map(({ id, name, color }) => {
  const said = productDetails[id];
  return {
    ...said,
    images: [pictures[id], pictures[`${id}-detail`]],
    summary: `${name}, ${color.toLowerCase()}. ${firstSentence(said.description)}`,
  };
});

/** All pieces with everything that their own pages say. */
export const wholeProducts: readonly Piece[] = products.map((piece, at) => ({
  ...piece,
  ...ownProducts[at],
}));

function guide(
  measures: string[],
  bySize: Readonly<Record<string, string[]>>,
): NonNullable<Product["sizeGuide"]> {
  return { measures, rows: Object.entries(bySize).map(([size, values]) => ({ size, values })) };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0] ?? text;
}
