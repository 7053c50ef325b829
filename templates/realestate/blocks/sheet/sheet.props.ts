import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";
import { planProps } from "../../drawing/plan.props.ts";

export const sheetProps = z.strictObject({
  plan: planProps,
  picture,
  /** Where in the plan the picture hangs: corner (x, y), width and depth, in metres. */
  room: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
  notesTitle: line,
  notes: z.array(paragraph).min(1).max(4),
  /** What the title block says above the title, of whose sheet this is. */
  office: line,
  title: line,
  facts: z.array(fact).max(4),
  actions: z.array(link).max(2),
});

export type SheetProps = z.infer<typeof sheetProps>;
