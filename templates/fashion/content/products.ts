import type { Picture } from "../../../engine/picture.ts";
import type { Cents } from "../money.ts";
import { fashionProductsPictures as pictures } from "../products-pictures.ts";

export const categories = ["Dresses", "Blazers", "Outerwear", "Accessories", "Shoes"] as const;
export const sizes = ["XS", "S", "M", "L", "XL", "One Size"] as const;
export const colors = ["Bone", "Clay", "Terracotta", "Burgundy", "Amber"] as const;

export type Category = (typeof categories)[number];
export type Size = (typeof sizes)[number];
export type Color = (typeof colors)[number];

export type ProductId = Exclude<keyof typeof pictures, `${string}-detail`>;

export type Product = {
  id: ProductId;
  name: string;
  price: Cents;
  /** What it cost before the sale. */
  originalPrice?: Cents;
  image: Picture;
  category: Category;
  color: Color;
  sizes: readonly Size[];
  /** Out of five. */
  rating: number;
  reviews: number;
  isNew: boolean;
  isBestseller: boolean;
  isOnSale: boolean;
  inStock: boolean;
};

type Flag = "new" | "bestseller" | "sold out";

const xsToXl = ["XS", "S", "M", "L", "XL"] as const;
const sToL = ["S", "M", "L"] as const;
const oneSize = ["One Size"] as const;

/** All pieces, in the order in which the house features them. */
export const products: readonly Product[] = [
  piece(
    "lean-coat",
    "Lean Coat",
    "Outerwear",
    "Terracotta",
    xsToXl,
    [165000],
    [4.9, 86],
    "new",
    "bestseller",
  ),
  piece("trapeze-bag", "Trapeze Bag", "Accessories", "Burgundy", oneSize, [89000], [4.8, 214], "bestseller"),
  piece("slip-dress", "Slip Dress", "Dresses", "Burgundy", xsToXl, [52000, 69000], [4.7, 131]),
  piece("slab-mule", "Slab Mule", "Shoes", "Burgundy", xsToXl, [38000], [4.5, 97], "bestseller"),
  piece("offset-blazer", "Offset Blazer", "Blazers", "Bone", xsToXl, [89000], [4.8, 152], "bestseller"),
  piece("slant-sunglasses", "Slant Sunglasses", "Accessories", "Amber", sToL, [26000, 32000], [4.4, 68]),
  piece("pleat-dress", "Pleat Dress", "Dresses", "Clay", xsToXl, [96000], [4.6, 23], "new"),
  piece("eau-oblique", "Eau Oblique", "Accessories", "Amber", oneSize, [14800], [4.9, 307], "bestseller"),
  piece("wedge-clog", "Wedge Clog", "Shoes", "Burgundy", xsToXl, [42000], [4.3, 19], "new"),
  piece("column-dress", "Column Dress", "Dresses", "Terracotta", xsToXl, [78000], [4.7, 74]),
  piece("long-blazer", "Long Blazer", "Blazers", "Burgundy", xsToXl, [118000, 148000], [4.6, 58]),
  piece("trapeze-mini", "Trapeze Mini", "Accessories", "Bone", oneSize, [64000], [4.7, 41], "new"),
  piece("half-cape", "Half Cape", "Outerwear", "Burgundy", sToL, [124000], [4.5, 35]),
  piece("bias-scarf", "Bias Scarf", "Accessories", "Burgundy", oneSize, [14500, 18000], [4.8, 189]),
  piece("slab-sandal", "Slab Sandal", "Shoes", "Bone", xsToXl, [32000, 40000], [4.2, 62]),
  piece("quarter-belt", "Quarter Belt", "Accessories", "Amber", xsToXl, [16500], [4.6, 113]),
  piece("wrap-dress", "Wrap Dress", "Dresses", "Bone", xsToXl, [64000], [4.8, 176], "sold out"),
  piece("fold-wallet", "Fold Wallet", "Accessories", "Terracotta", oneSize, [20000], [4.5, 90], "sold out"),
];

/** The piece of this id, if the house has it. */
export function productById(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id);
}

/** Its place in the house's own order, as it is printed: `07`. */
export function numberOf({ id }: Pick<Product, "id">): string {
  return String(products.findIndex((product) => product.id === id) + 1).padStart(2, "0");
}

function piece(
  id: ProductId,
  name: string,
  category: Category,
  color: Color,
  sizes: readonly Size[],
  [price, originalPrice]: readonly [Cents, Cents?],
  [rating, reviews]: readonly [number, number],
  ...flags: readonly Flag[]
): Product {
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
