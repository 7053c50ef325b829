import type { ShopProps } from "../blocks/shop/shop.props.ts";
import { categories, colors, sizes } from "./products.ts";
import { pieceWords, sizeWords } from "./words.ts";

export const shop: ShopProps = {
  title: "Shop",
  products: "{collection:products}",
  categories,
  sizes,
  colors,
  // $500 is in the second: only the first ends below its border, because it says "under".
  prices: [
    { id: "under-200", label: "under $200", to: 199_99 },
    { id: "200-500", label: "$200–500", over: 199_99, to: 500_00 },
    { id: "500-1000", label: "$500–1,000", over: 500_00, to: 1000_00 },
    { id: "over-1000", label: "over $1,000", over: 1000_00 },
  ],
  sentence: {
    label: "Filter and sort",
    show: "Show",
    category: "Category",
    anyCategory: "All",
    in: "in",
    size: "Size",
    anySize: "any size",
    and: "and",
    color: "Color",
    anyColor: "any color",
    price: "Price",
    anyPrice: "at any price",
    sort: "Sort by",
    reset: "Begin again",
  },
  sorts: {
    featured: "featured first",
    "price-low": "price low to high",
    "price-high": "price high to low",
    newest: "newest first",
    rating: "best rated first",
  },
  views: { label: "Layout", grid: "Grid", list: "List" },
  count: { one: "piece", many: "pieces", pages: ", page {=page} of {=pages}" },
  list: "Pieces",
  none: {
    title: "Nothing hangs here.",
    text: "No piece fits the whole sentence. Take a word back, or begin again.",
    reset: "Show everything",
  },
  pages: { label: "Pages of the shop", page: "Page {=page}" },
  size: sizeWords,
  piece: pieceWords,
};
