import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { plantNames } from "./plant-names.ts";

export const packetsProps = z.strictObject({
  title: headingText(60),
  lead: headingText(240).optional(),
  labels: z.strictObject({ when: bespoke(20), depth: bespoke(20), distance: bespoke(20) }),
  packets: records(
    "offers",
    z.strictObject({
      name: part("title", 36),
      text: part("text", 160).optional(),
      price: part("price", 28).optional(),
      when: bespoke(40).optional(),
      depth: bespoke(40).optional(),
      distance: bespoke(40).optional(),
      /** Cut in wood; without it, that of its place. */
      plant: z.enum(plantNames).optional(),
    }),
    { max: 12 },
  ),
});

export type PacketsProps = z.infer<typeof packetsProps>;
