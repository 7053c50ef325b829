export const company = {
  description:
    "Operations software for workshops that make physical things: orders, kilns, stock and dispatch on one wall of tiles.",
} as const;

/** Whose week the product is shown with. */
export const workshop = {
  name: "Lapwing Tileworks",
  place: "Trenton, NJ",
  day: "Friday, November 20",
} as const;
