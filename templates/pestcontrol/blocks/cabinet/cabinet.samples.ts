import { stressProps } from "../../../../engine/document/stress-props.ts";
import { cabinet } from "../../content/cabinet.ts";
import { type CabinetProps, cabinetProps } from "./cabinet.props.ts";

const some = (count: number): CabinetProps => ({ ...cabinet, specimens: cabinet.specimens.slice(0, count) });

export const cabinetSamples: Record<string, CabinetProps> = {
  usual: cabinet,
  least: {
    heading: { title: "Formerly known" },
    drawer: "The drawer",
    specimens: [{ kind: "ant", name: "Fire ant" }],
  },
  two: some(2),
  four: some(4),
  five: some(5),
  numbered: { ...cabinet, specimens: cabinet.specimens.map(({ kind: _, ...specimen }) => specimen) },
  most: stressProps(cabinetProps, cabinet, "most"),
};
