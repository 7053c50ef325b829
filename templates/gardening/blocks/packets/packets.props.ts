import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";
import { plantNames } from "./plant-names.ts";

export const packetsProps = z.strictObject({
  title: line,
  lead: paragraph,
  labels: z.strictObject({ when: line, depth: line, distance: line }),
  packets: z
    .array(
      z.strictObject({
        name: line,
        text: paragraph,
        price: line,
        when: line,
        depth: line,
        distance: line,
        plant: z.enum(plantNames),
      }),
    )
    .length(6),
});

export type PacketsProps = z.infer<typeof packetsProps>;
