import { templateStates } from "../../../contract/template-list.ts";
import { trades } from "../../../engine/facts/trades.ts";
import type { ListQuery, ListShape } from "../../account/area/lists/list-query.ts";
import type { StudioTemplate } from "./read-templates.ts";

/** What the list of templates can be asked for. */
export const templatesShape = {
  filters: { state: templateStates, trade: Object.keys(trades) },
  sorts: ["order", "name", "made", "live", "looked", "weight", "performance", "editable"],
  pageSize: 50,
} as const satisfies ListShape;

export type TemplatesQuery = ListQuery<typeof templatesShape>;

/** Where something is the other way round, the larger comes first; what was not measured comes last. */
const figureOf: Record<Exclude<TemplatesQuery["sort"], "order" | "name">, (one: StudioTemplate) => number> = {
  made: ({ counts }) => counts.made,
  live: ({ counts }) => counts.live,
  looked: ({ counts }) => counts.demos,
  weight: ({ figures }) => -(figures.weight?.bytes ?? Number.POSITIVE_INFINITY),
  performance: ({ figures }) => figures.lighthouse?.performance ?? -1,
  editable: ({ figures }) => figures.editable?.share ?? -1,
};

/** Those of `templates` (all, in their order) that are asked for, as they are to stand. */
export function templatesAsked(
  templates: readonly StudioTemplate[],
  { filters: { state, trade }, containing, sort }: TemplatesQuery,
): StudioTemplate[] {
  const sought = containing.trim().toLowerCase();
  const found = templates.filter(
    (one) =>
      (state === undefined || one.state === state) &&
      (trade === undefined || one.trades.includes(trade)) &&
      (sought === "" || wordsOf(one).includes(sought)),
  );
  if (sort === "order") return found;
  if (sort === "name") return found.sort((one, other) => one.brand.localeCompare(other.brand, "en"));
  const figure = figureOf[sort];
  return found.sort((one, other) => figure(other) - figure(one) || 0);
}

function wordsOf({ slug, brand, industry, note, trades: suited }: StudioTemplate): string {
  const named = suited.flatMap((trade) => trades[trade as keyof typeof trades] ?? []);
  return [slug, brand, industry, note, ...named].join("\n").toLowerCase();
}

/** `slugs` with `slug` before `before`, or at the end. */
export function movedBefore(slugs: readonly string[], slug: string, before: string | undefined): string[] {
  const others = slugs.filter((one) => one !== slug);
  const place = before === undefined ? others.length : others.indexOf(before);
  return others.toSpliced(place < 0 ? others.length : place, 0, slug);
}
