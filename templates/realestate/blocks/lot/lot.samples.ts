import { stressProps } from "../../../../engine/document/stress-props.ts";
import { emptyLot } from "../../content/empty-lot.ts";
import { type LotProps, lotProps } from "./lot.props.ts";

export const lotSamples: Record<string, LotProps> = {
  lot: emptyLot,
  least: { title: "A" },
  most: stressProps(lotProps, emptyLot, "most"),
};
