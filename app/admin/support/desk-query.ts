import type { ListQuery, ListShape } from "../../account/area/lists/list-query.ts";
import type { ListWords } from "../../account/area/lists/list-tools.tsx";
import type { DeskCounts, DeskTicketsAsked } from "../../account/profile.ts";
import { deskContent } from "./desk-content.ts";

/** What the queue can be asked for. */
export const deskShape = {
  filters: { state: ["open", "waiting", "solved"], of: ["me", "nobody"] },
  sorts: ["waiting", "changed"],
  pageSize: 24,
} as const satisfies ListShape;

export type DeskQuery = ListQuery<typeof deskShape>;

/** What the database is asked for. */
export function askedBy({ filters: { state, of }, containing, sort, page }: DeskQuery): DeskTicketsAsked {
  return {
    ...(state && { with_state: state }),
    ...(of && { looked_after: of }),
    ...(containing && { containing }),
    sorted_by: sort,
    page,
    page_size: deskShape.pageSize,
  };
}

/** What stands above the queue, with how many there are of each. */
export function deskWords(counts: DeskCounts): ListWords<typeof deskShape> {
  const { search, sort, states, of } = deskContent.list;
  return {
    search,
    sort,
    filters: [
      {
        name: "state",
        label: states.label,
        all: states.all,
        count: counts.open + counts.waiting + counts.solved,
        options: deskShape.filters.state.map((state) => ({
          value: state,
          label: states.options[state],
          count: counts[state],
        })),
      },
      {
        name: "of",
        label: of.label,
        all: of.all,
        options: [
          { value: "me", label: of.options.me, count: counts.mine },
          { value: "nobody", label: of.options.nobody, count: counts.nobodys },
        ],
      },
    ],
  };
}
