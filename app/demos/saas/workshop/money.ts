/** Money is counted in whole cents. */
export type Cents = number;

/** "$1,240", and "$1,240.50" where there are cents to say. */
export function dollars(cents: Cents): string {
  const [whole = "", rest = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "−" : ""}$${grouped}${rest === "00" ? "" : `.${rest}`}`;
}
