import { type AccountStatus, accountStatuses, askedRoles } from "../../../contract/people.ts";
import type { ListQuery, ListShape } from "../../account/area/lists/list-query.ts";
import type { ListWords } from "../../account/area/lists/list-tools.tsx";
import type { StudioPeopleAsked } from "../../account/profile.ts";
import { usersContent } from "./users-content.ts";

/** What the list of people can be asked for. */
export const usersShape = {
  filters: { status: accountStatuses, role: askedRoles },
  sorts: ["newest", "name", "seen"],
  pageSize: 50,
} as const satisfies ListShape;

export type UsersQuery = ListQuery<typeof usersShape>;

export type PeopleCounts = Readonly<Record<AccountStatus | "asking", number>>;

/** What the database is asked for. */
export function askedBy({
  filters: { status, role },
  containing,
  sort,
  page,
}: UsersQuery): StudioPeopleAsked {
  return {
    ...(status && { with_status: status }),
    ...(role && { with_role: role }),
    ...(containing && { containing }),
    sorted_by: sort,
    page,
    page_size: usersShape.pageSize,
  };
}

/** How many people there are, whatever they ask for. */
export function allOf({ active, invited, suspended, leaving }: PeopleCounts): number {
  return active + invited + suspended + leaving;
}

/** What stands above the list, with how many there are of each. */
export function usersWords(counts: PeopleCounts): ListWords<typeof usersShape> {
  const { filters, search, sort } = usersContent;
  const { status, role } = filters;
  return {
    search: search.label,
    sort,
    filters: [
      {
        name: "status",
        label: status.label,
        all: status.all,
        count: allOf(counts),
        options: status.options.map(({ value, label }) => ({ value, label, count: counts[value] })),
      },
      {
        name: "role",
        label: role.label,
        all: role.all,
        options: role.options.map(({ value, label }) => ({
          value,
          label,
          ...(value === "asking" && { count: counts.asking }),
        })),
      },
    ],
  };
}
