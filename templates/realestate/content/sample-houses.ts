import type { House } from "../collections.ts";
import { wholeHouses } from "./sheets.ts";

/** The house of this id with all that its page says. Throws for one that the office does not have. */
export function wholeHouse(wanted: string): House {
  const found = wholeHouses.find(({ id }) => id === wanted);
  if (!found) throw new Error(`no house ${wanted}`);
  return found;
}

/** A house of which nothing is known that a house may do without. */
export const bareHouse: House = (({
  id,
  name,
  type,
  beds,
  price,
  status,
  area,
  line,
  image,
  headline,
  summary,
}) => ({
  id,
  name,
  type,
  beds,
  price,
  status,
  area,
  line,
  image,
  headline,
  summary,
}))(wholeHouse("salt-cabin"));
