import type { Product } from "../collections.ts";
import type { Cents } from "../money.ts";
import { fashionProductsPictures as pictures } from "../products-pictures.ts";

export const categories = ["Dresses", "Blazers", "Outerwear", "Accessories", "Shoes"];
export const sizes = ["XS", "S", "M", "L", "XL", "One Size"];
export const colors = ["Bone", "Clay", "Terracotta", "Burgundy", "Amber"];

export type ProductId = Exclude<keyof typeof pictures, `${string}-detail`>;

/** A piece of the house's own. */
export type Piece = Product & { id: ProductId };

type Flag = "new" | "bestseller" | "sold out";

const xsToXl = ["XS", "S", "M", "L", "XL"];
const sToL = ["S", "M", "L"];
const oneSize = ["One Size"];

/** All pieces as lists show them, in the order in which the house features them. */
export const products: readonly Piece[] = [
  piece(
    "lean-coat",
    "Lean Coat",
    "Outerwear",
    "Terracotta",
    xsToXl,
    [1650_00],
    [4.9, 86],
    "new",
    "bestseller",
  ),
  piece("trapeze-bag", "Trapeze Bag", "Accessories", "Burgundy", oneSize, [890_00], [4.8, 214], "bestseller"),
  piece("slip-dress", "Slip Dress", "Dresses", "Burgundy", xsToXl, [520_00, 690_00], [4.7, 131]),
  piece("slab-mule", "Slab Mule", "Shoes", "Burgundy", xsToXl, [380_00], [4.5, 97], "bestseller"),
  piece("offset-blazer", "Offset Blazer", "Blazers", "Bone", xsToXl, [890_00], [4.8, 152], "bestseller"),
  piece("slant-sunglasses", "Slant Sunglasses", "Accessories", "Amber", sToL, [260_00, 320_00], [4.4, 68]),
  piece("pleat-dress", "Pleat Dress", "Dresses", "Clay", xsToXl, [960_00], [4.6, 23], "new"),
  piece("eau-oblique", "Eau {name}", "Accessories", "Amber", oneSize, [148_00], [4.9, 307], "bestseller"),
  piece("wedge-clog", "Wedge Clog", "Shoes", "Burgundy", xsToXl, [420_00], [4.3, 19], "new"),
  piece("column-dress", "Column Dress", "Dresses", "Terracotta", xsToXl, [780_00], [4.7, 74]),
  piece("long-blazer", "Long Blazer", "Blazers", "Burgundy", xsToXl, [1180_00, 1480_00], [4.6, 58]),
  piece("trapeze-mini", "Trapeze Mini", "Accessories", "Bone", oneSize, [640_00], [4.7, 41], "new"),
  piece("half-cape", "Half Cape", "Outerwear", "Burgundy", sToL, [1240_00], [4.5, 35]),
  piece("bias-scarf", "Bias Scarf", "Accessories", "Burgundy", oneSize, [145_00, 180_00], [4.8, 189]),
  piece("slab-sandal", "Slab Sandal", "Shoes", "Bone", xsToXl, [320_00, 400_00], [4.2, 62]),
  piece("quarter-belt", "Quarter Belt", "Accessories", "Amber", xsToXl, [165_00], [4.6, 113]),
  piece("wrap-dress", "Wrap Dress", "Dresses", "Bone", xsToXl, [640_00], [4.8, 176], "sold out"),
  piece("fold-wallet", "Fold Wallet", "Accessories", "Terracotta", oneSize, [200_00], [4.5, 90], "sold out"),
];

/** The piece of this id, if the house has it. */
export function productById(id: string | undefined): Piece | undefined {
  return products.find((product) => product.id === id);
}

function piece(
  id: ProductId,
  name: string,
  category: string,
  color: string,
  sizes: string[],
  [price, originalPrice]: readonly [Cents, Cents?],
  [rating, reviews]: readonly [number, number],
  ...flags: readonly Flag[]
): Piece {
  return {
    id,
    name,
    price,
    ...(originalPrice ? { originalPrice } : {}),
    image: pictures[id],
    category,
    color,
    sizes,
    rating,
    reviews,
    isNew: flags.includes("new"),
    isBestseller: flags.includes("bestseller"),
    isOnSale: originalPrice !== undefined,
    inStock: !flags.includes("sold out"),
  };
}
