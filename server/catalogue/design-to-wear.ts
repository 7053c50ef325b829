import type { Trade } from "../../engine/facts/trades.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { DesignToWear } from "../publishing/wear-design.ts";

/** The design `design` as the studio has decided that it is worn, of what everybody is told (`template-list.ts`). */
export async function designToWear(
  { templates }: Pick<CommandParts, "templates">,
  design: string,
): Promise<DesignToWear> {
  const { list } = await templates.read();
  const chosen = list.templates.find(({ slug }) => slug === design)?.trades;
  // No others are let in.
  return { design, ...(chosen && { suits: chosen as readonly Trade[] }) };
}
