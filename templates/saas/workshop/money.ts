/** Money is counted in whole cents. */
export type Cents = number;

/** "$1,240", and "$1,240.50" where there are cents to say. */
export { formatDollars as dollars } from "../../../engine/language/american-english.ts";
