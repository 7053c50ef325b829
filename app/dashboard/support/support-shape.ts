import type { ListShape } from "../../account/area/lists/list-query.ts";

/** What the list of one's own questions can be asked for. */
export const supportShape = {
  filters: { state: ["waiting", "open", "solved"] },
  sorts: ["changed"],
  pageSize: 24,
} as const satisfies ListShape;
