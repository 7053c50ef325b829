/** The place of a piece in the house's own order, as it is printed: `07`. */
export function numberOf({ id }: { id: string }, products: readonly { id: string }[]): string {
  return String(products.findIndex((product) => product.id === id) + 1).padStart(2, "0");
}
