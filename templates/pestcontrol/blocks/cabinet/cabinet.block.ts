import { defineBlock } from "../../../../engine/blocks/block.ts";
import { cabinetProps } from "./cabinet.props.ts";
import { cabinetSamples } from "./cabinet.samples.ts";
import { Cabinet } from "./cabinet.tsx";

export const cabinetBlock = defineBlock({
  type: "pestcontrol/cabinet",
  schema: cabinetProps,
  View: Cabinet,
  neutral: ({ specimens, ...cabinet }) => ({
    ...cabinet,
    specimens: specimens.map(({ kind: _, ...specimen }) => specimen),
  }),
  samples: cabinetSamples,
});
