import { z } from "zod";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { plantNames } from "./plant-names.ts";

export const packetsProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  action: link.optional(),
  labels: z.strictObject({ when: bespoke(20), depth: bespoke(20), distance: bespoke(20) }).optional(),
  /** What is cut in wood: plants, unless told. */
  signs: z.enum(["plants", "skies"]).optional(),
  packets: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      text: part("text", 240).optional(),
      points: z.array(part("points", 80)).max(12).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      badge: part("badge", 24).optional(),
      on: part("when", 40).optional(),
      note: part("note", 80).optional(),
      picture: picture.optional(),
      link: link.optional(),
      when: bespoke(40).optional(),
      depth: bespoke(40).optional(),
      distance: bespoke(40).optional(),
      /** Cut in wood; without it, that of its place. */
      plant: z.enum(plantNames).optional(),
    }),
    { max: 24 },
  ),
});

export type PacketsProps = z.infer<typeof packetsProps>;
