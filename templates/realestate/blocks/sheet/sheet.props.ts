import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { planProps } from "../../drawing/plan.props.ts";

export const sheetProps = z.strictObject({
  /** What is drawn; without it the picture is, and without a picture the title is lettered on the sheet. */
  plan: planProps.optional(),
  /** The end of the plan's scale bar, which is five metres long. */
  planScale: labelText(8).optional(),
  picture: picture.optional(),
  /** Where in the plan the picture hangs: corner (x, y), width and depth, in metres. */
  room: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().optional(),
  notesTitle: labelText(24).optional(),
  notes: z.array(bespoke(160)).max(4).optional(),
  /** What the title block says above the title, such as whose sheet this is. */
  eyebrow: headingText(80).optional(),
  title: headingText(90),
  lead: headingText(240).optional(),
  facts: z.array(fact).max(4).optional(),
  actions: z.array(link).max(3).optional(),
});

export type SheetProps = z.infer<typeof sheetProps>;
