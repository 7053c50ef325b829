import { neighbors } from "../../content/property.ts";
import { bareHouse, wholeHouse } from "../../content/sample-houses.ts";
import { wholeHouses } from "../../content/sheets.ts";
import type { NeighborsProps } from "./neighbors.props.ts";

export const neighborsSamples: Record<string, NeighborsProps> = {
  own: { ...neighbors, house: wholeHouse("salt-cabin"), houses: [...wholeHouses] },
  two: { ...neighbors, house: bareHouse, houses: [bareHouse, wholeHouse("brick-row")] },
};
