import { coins } from "../../content/coins.ts";
import { denominations } from "../../content/home.ts";
import type { DenominationsProps } from "./denominations.props.ts";

export const denominationsSamples: Record<string, DenominationsProps> = {
  own: { ...denominations, coins: [...coins] },
};
