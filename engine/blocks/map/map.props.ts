import { z } from "zod";
import { addressLines } from "../fact.ts";
import { bespoke, factText, heading, link } from "../fields.ts";

export const mapProps = z.strictObject({
  /** How it is drawn. `line`: streets as fine lines. `block`: houses as solid blocks, streets as gaps. `night`: lit streets on the dark ground. */
  variant: z.enum(["line", "block", "night"]),
  heading: heading.optional(),
  /** What the pin says. */
  place: factText(60),
  address: addressLines.optional(),
  /** The same number draws the same town. */
  seed: z.int().min(0).max(999_999),
  water: z.enum(["none", "river", "shore"]),
  /** Names written along the largest streets; the first passes the pin. */
  streets: z.array(bespoke(24)).max(4).optional(),
  note: bespoke(300).optional(),
  directions: link.optional(),
});

export type MapProps = z.infer<typeof mapProps>;
