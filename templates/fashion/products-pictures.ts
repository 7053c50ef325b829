// Written by npm run art from art/pictures/fashion-products.ts.
import type { Picture } from "../../engine/picture.ts";

export const trapezeBag = {
  path: "/pictures/fashion-products/trapeze-bag",
  version: "89723570",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#a45439",
  alt: "A burgundy leather top-handle bag with a gold turn lock, on a terracotta plinth in slanted window light.",
} as const satisfies Picture;

export const trapezeBagDetail = {
  path: "/pictures/fashion-products/trapeze-bag-detail",
  version: "dc83abf6",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#a25b52",
  alt: "The bag's stitched flap and leaning gold turn lock, seen close.",
} as const satisfies Picture;

export const trapezeMini = {
  path: "/pictures/fashion-products/trapeze-mini",
  version: "c46e5910",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#6b3436",
  alt: "A small bone leather top-handle bag with a gold lock, on a burgundy plinth.",
} as const satisfies Picture;

export const trapezeMiniDetail = {
  path: "/pictures/fashion-products/trapeze-mini-detail",
  version: "1ce54aaf",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#9d7b70",
  alt: "The small bag's grained bone leather, tan stitching and gold lock, seen close.",
} as const satisfies Picture;

export const slantSunglasses = {
  path: "/pictures/fashion-products/slant-sunglasses",
  version: "678c30d7",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c2af9a",
  alt: "Tortoiseshell sunglasses with one upright and one leaning lens, open on a bone plinth.",
} as const satisfies Picture;

export const slantSunglassesDetail = {
  path: "/pictures/fashion-products/slant-sunglasses-detail",
  version: "9d926c22",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#bca491",
  alt: "The upright brown lens, its thick tortoiseshell rim and two gold rivets, seen close.",
} as const satisfies Picture;

export const biasScarf = {
  path: "/pictures/fashion-products/bias-scarf",
  version: "0a1b5776",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#a7583d",
  alt: "A silk scarf in burgundy and bone diagonal stripes, folded and falling over the edge of a terracotta plinth.",
} as const satisfies Picture;

export const biasScarfDetail = {
  path: "/pictures/fashion-products/bias-scarf-detail",
  version: "cb83d4c6",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#b67560",
  alt: "Burgundy, bone and apricot stripes following the folds of the silk, seen close.",
} as const satisfies Picture;

export const quarterBelt = {
  path: "/pictures/fashion-products/quarter-belt",
  version: "26a696cb",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#622526",
  alt: "A coiled cognac leather belt with a leaning brass buckle, on a burgundy plinth.",
} as const satisfies Picture;

export const quarterBeltDetail = {
  path: "/pictures/fashion-products/quarter-belt-detail",
  version: "ba7f75f3",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#8b3e2b",
  alt: "The leaning brass buckle and the pale stitching of the belt, seen close.",
} as const satisfies Picture;

export const eauOblique = {
  path: "/pictures/fashion-products/eau-oblique",
  version: "0a7b57f4",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#cf9b7d",
  alt: "A leaning glass bottle of amber perfume with a burgundy cap, on a clay pink plinth.",
} as const satisfies Picture;

export const eauObliqueDetail = {
  path: "/pictures/fashion-products/eau-oblique-detail",
  version: "1309287f",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#cf835d",
  alt: "Amber liquid in thick glass, the brass collar and the lacquered cap, seen close.",
} as const satisfies Picture;

export const foldWallet = {
  path: "/pictures/fashion-products/fold-wallet",
  version: "cf8e8686",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c9ae98",
  alt: "A burgundy leather wallet standing open, with slanted card slots in a terracotta lining, on a bone plinth.",
} as const satisfies Picture;

export const foldWalletDetail = {
  path: "/pictures/fashion-products/fold-wallet-detail",
  version: "7c28300f",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#bf9079",
  alt: "Three slanted card slots with pale stitching and two cards, seen close.",
} as const satisfies Picture;

export const slabMule = {
  path: "/pictures/fashion-products/slab-mule",
  version: "555a4dc9",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#bf8e77",
  alt: "A pair of burgundy leather mules with square block soles, on a clay pink plinth.",
} as const satisfies Picture;

export const slabMuleDetail = {
  path: "/pictures/fashion-products/slab-mule-detail",
  version: "37300475",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#ba7e71",
  alt: "The mule's stitched leather upper and stacked block sole, seen close.",
} as const satisfies Picture;

export const slabSandal = {
  path: "/pictures/fashion-products/slab-sandal",
  version: "6a9d416e",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#ad5e3e",
  alt: "A pair of bone leather sandals with two crossed straps and thick soles, on a terracotta plinth.",
} as const satisfies Picture;

export const slabSandalDetail = {
  path: "/pictures/fashion-products/slab-sandal-detail",
  version: "fed5e797",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#c18461",
  alt: "The sandal's slanting straps and brass buckle, seen close.",
} as const satisfies Picture;

export const wedgeClog = {
  path: "/pictures/fashion-products/wedge-clog",
  version: "0c1a1a0e",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c8b39d",
  alt: "A pair of clogs with wooden wedges and burgundy leather uppers, on a bone plinth.",
} as const satisfies Picture;

export const wedgeClogDetail = {
  path: "/pictures/fashion-products/wedge-clog-detail",
  version: "f7c48c62",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#c29a85",
  alt: "The grain of the wooden wedge and the row of brass studs, seen close.",
} as const satisfies Picture;

export const columnDress = {
  path: "/pictures/fashion-products/column-dress",
  version: "4fc49c7f",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#ad8870",
  alt: "A straight terracotta dress with a slanting seam, on a wooden hanger before a bone wall.",
} as const satisfies Picture;

export const columnDressDetail = {
  path: "/pictures/fashion-products/column-dress-detail",
  version: "c3e6c4cf",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#bc7759",
  alt: "The boat neck and the slanting chest seam of the terracotta dress, seen close.",
} as const satisfies Picture;

export const pleatDress = {
  path: "/pictures/fashion-products/pleat-dress",
  version: "c3271d45",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#5e2f2b",
  alt: "A clay pink dress in fine pleats with a burgundy cord at the waist, on a hanger before a burgundy wall.",
} as const satisfies Picture;

export const pleatDressDetail = {
  path: "/pictures/fashion-products/pleat-dress-detail",
  version: "42fb219a",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#805141",
  alt: "Fine pleats drawn in by a knotted burgundy cord, seen close.",
} as const satisfies Picture;

export const slipDress = {
  path: "/pictures/fashion-products/slip-dress",
  version: "66317595",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#a36c59",
  alt: "A burgundy satin slip dress with a cowl neck and a slanting hem, on a hanger before a clay pink wall.",
} as const satisfies Picture;

export const slipDressDetail = {
  path: "/pictures/fashion-products/slip-dress-detail",
  version: "ae28ed94",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#ae6b5e",
  alt: "The soft cowl neck and thin straps of the satin slip dress, seen close.",
} as const satisfies Picture;

export const wrapDress = {
  path: "/pictures/fashion-products/wrap-dress",
  version: "2869c404",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#985d43",
  alt: "A bone wrap dress with long sleeves and a tied sash, on a hanger before a terracotta wall.",
} as const satisfies Picture;

export const wrapDressDetail = {
  path: "/pictures/fashion-products/wrap-dress-detail",
  version: "f4c8a0e2",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#c4ac8c",
  alt: "The tied sash and the crossed fronts of the wrap dress, seen close.",
} as const satisfies Picture;

export const offsetBlazer = {
  path: "/pictures/fashion-products/offset-blazer",
  version: "d7a381d2",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#65403a",
  alt: "A double-breasted bone blazer with a leaning front edge and dark horn buttons, on a hanger before a burgundy wall.",
} as const satisfies Picture;

export const offsetBlazerDetail = {
  path: "/pictures/fashion-products/offset-blazer-detail",
  version: "63fdffc0",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#c6b298",
  alt: "The blazer's lapels, slanted pocket and horn buttons, seen close.",
} as const satisfies Picture;

export const longBlazer = {
  path: "/pictures/fashion-products/long-blazer",
  version: "e754744d",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#955a4a",
  alt: "A long burgundy blazer with one brass button, on a hanger before a clay pink wall.",
} as const satisfies Picture;

export const longBlazerDetail = {
  path: "/pictures/fashion-products/long-blazer-detail",
  version: "043c6ede",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#812e30",
  alt: "The burgundy lapels and the single brass button, seen close.",
} as const satisfies Picture;

export const leanCoat = {
  path: "/pictures/fashion-products/lean-coat",
  version: "b224736d",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#a28067",
  alt: "A long terracotta wool coat with a knotted belt, on a hanger before a bone wall.",
} as const satisfies Picture;

export const leanCoatDetail = {
  path: "/pictures/fashion-products/lean-coat-detail",
  version: "b9977287",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#a56643",
  alt: "The knotted wool belt and wide lapels of the coat, seen close.",
} as const satisfies Picture;

export const halfCape = {
  path: "/pictures/fashion-products/half-cape",
  version: "4f43e632",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#833725",
  alt: "A short dark burgundy cape with a slanting hem and a gold chain at the neck, on a hanger before a terracotta wall.",
} as const satisfies Picture;

export const halfCapeDetail = {
  path: "/pictures/fashion-products/half-cape-detail",
  version: "b4fb0bdc",
  width: 560,
  height: 700,
  widths: [560],
  colour: "#8b312d",
  alt: "The stand collar and the gold chain clasp of the cape, seen close.",
} as const satisfies Picture;

export const fashionProductsPictures = {
  "trapeze-bag": trapezeBag,
  "trapeze-bag-detail": trapezeBagDetail,
  "trapeze-mini": trapezeMini,
  "trapeze-mini-detail": trapezeMiniDetail,
  "slant-sunglasses": slantSunglasses,
  "slant-sunglasses-detail": slantSunglassesDetail,
  "bias-scarf": biasScarf,
  "bias-scarf-detail": biasScarfDetail,
  "quarter-belt": quarterBelt,
  "quarter-belt-detail": quarterBeltDetail,
  "eau-oblique": eauOblique,
  "eau-oblique-detail": eauObliqueDetail,
  "fold-wallet": foldWallet,
  "fold-wallet-detail": foldWalletDetail,
  "slab-mule": slabMule,
  "slab-mule-detail": slabMuleDetail,
  "slab-sandal": slabSandal,
  "slab-sandal-detail": slabSandalDetail,
  "wedge-clog": wedgeClog,
  "wedge-clog-detail": wedgeClogDetail,
  "column-dress": columnDress,
  "column-dress-detail": columnDressDetail,
  "pleat-dress": pleatDress,
  "pleat-dress-detail": pleatDressDetail,
  "slip-dress": slipDress,
  "slip-dress-detail": slipDressDetail,
  "wrap-dress": wrapDress,
  "wrap-dress-detail": wrapDressDetail,
  "offset-blazer": offsetBlazer,
  "offset-blazer-detail": offsetBlazerDetail,
  "long-blazer": longBlazer,
  "long-blazer-detail": longBlazerDetail,
  "lean-coat": leanCoat,
  "lean-coat-detail": leanCoatDetail,
  "half-cape": halfCape,
  "half-cape-detail": halfCapeDetail,
} as const satisfies Record<string, Picture>;
