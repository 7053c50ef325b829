import { mortgage } from "../../content/property.ts";
import { bareHouse, wholeHouse } from "../../content/sample-houses.ts";
import type { MortgageProps } from "./mortgage.props.ts";

export const mortgageSamples: Record<string, MortgageProps> = {
  own: { ...mortgage, house: wholeHouse("salt-cabin") },
  least: { ...mortgage, house: bareHouse },
};
