import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { planProps } from "../../drawing/plan.props.ts";

export const sheetProps = z.strictObject({
  plan: planProps,
  /** The end of the plan's scale bar, which is five metres long. */
  planScale: labelText(8),
  picture,
  /** Where in the plan the picture hangs: corner (x, y), width and depth, in metres. */
  room: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
  notesTitle: headingText(24),
  notes: z.array(bespoke(160)).max(4).optional(),
  /** What the title block says above the title, of whose sheet this is. */
  office: headingText(60).optional(),
  title: headingText(64),
  facts: z.array(fact).max(4).optional(),
  actions: z.array(link).max(2),
});

export type SheetProps = z.infer<typeof sheetProps>;
