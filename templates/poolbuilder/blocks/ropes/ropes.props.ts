import { z } from "zod";
import { headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const ropesProps = z.strictObject({
  depth: ornament(8),
  title: headingText(40),
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      price: part("price", 28).optional(),
      note: part("text", 160).optional(),
    }),
    { max: 12 },
  ),
});

export type RopesProps = z.infer<typeof ropesProps>;
