import { z } from "zod";
import { part, records } from "../../../../engine/blocks/role.ts";
import { depthHead } from "../depth-head.props.ts";

export const ropesProps = z.strictObject({
  ...depthHead,
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      when: part("when", 40).optional(),
      price: part("price", 40).optional(),
      note: part("text", 240).optional(),
      aside: part("note", 80).optional(),
    }),
    { max: 24 },
  ),
});

export type RopesProps = z.infer<typeof ropesProps>;
