import type { ListQuery, ListShape } from "../../account/area/lists/list-query.ts";
import type { ListWords } from "../../account/area/lists/list-tools.tsx";
import type { MySupport, MyTicketsAsked } from "../../account/profile.ts";
import { ticketContent } from "../../account/support/ticket-content.ts";
import { supportContent } from "./support-content.ts";

/** What the list of one's own questions can be asked for. */
export const supportShape = {
  filters: { state: ["waiting", "open", "solved"] },
  sorts: ["changed", "asked", "subject"],
  pageSize: 24,
} as const satisfies ListShape;

export type SupportQuery = ListQuery<typeof supportShape>;

/** What the database is asked for. */
export function askedBy({ filters: { state }, containing, sort, page }: SupportQuery): MyTicketsAsked {
  return {
    ...(state && { with_state: state }),
    ...(containing && { containing }),
    sorted_by: sort,
    page,
    page_size: supportShape.pageSize,
  };
}

/** What stands above the list, with how many there are of each. */
export function supportWords(counts: MySupport): ListWords<typeof supportShape> {
  const { search, sort, filter, all } = supportContent.list;
  return {
    search,
    sort,
    filters: [
      {
        name: "state",
        label: filter,
        all,
        count: counts.open + counts.waiting + counts.solved,
        options: supportShape.filters.state.map((state) => ({
          value: state,
          label: ticketContent.states[state],
          count: counts[state],
        })),
      },
    ],
  };
}
