import { z } from "zod";
import { bespoke, heading, headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** A drawer of specimens behind glass, each drawn as it is pinned: only these have been caught. */
export const cabinetProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }).optional(),
  /** What the drawer is called where it must be pulled along. */
  drawer: bespoke(48).optional(),
  specimens: records(
    "stories",
    z.strictObject({
      /** As it is pinned; what has no kind lies there under its number. */
      kind: z.enum(["ant", "cockroach", "mouse", "termite", "bedbug", "wasp"]).optional(),
      picture: picture.optional(),
      name: part("title", 60),
      latin: bespoke(40).optional(),
      note: part("note", 60).optional(),
      when: part("when", 40).optional(),
      value: part("value", 24).optional(),
      /** How to tell it. */
      tell: part("text", 400).optional(),
      points: z.array(part("points", 80)).max(12).optional(),
      link: link.optional(),
    }),
    { max: 18 },
  ),
});

export type CabinetProps = z.infer<typeof cabinetProps>;
