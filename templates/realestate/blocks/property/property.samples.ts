import { property } from "../../content/property.ts";
import { bareHouse, wholeHouse } from "../../content/sample-houses.ts";
import { wholeHouses } from "../../content/sheets.ts";
import type { PropertyProps } from "./property.props.ts";

export const propertySamples: Record<string, PropertyProps> = {
  own: { ...property, house: wholeHouse("salt-cabin"), houses: [...wholeHouses] },
  least: { ...property, house: bareHouse, houses: [bareHouse] },
};
