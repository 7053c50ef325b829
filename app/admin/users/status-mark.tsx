import type { AccountStatus } from "../../../contract/people.ts";
import { usersContent } from "./users-content.ts";

const marks = {
  active: "bg-ink",
  invited: "border-2 border-ink",
  suspended: "bg-danger",
  leaving: "border-2 border-danger",
} as const satisfies Record<AccountStatus, string>;

/** What an account is at the moment, by a dot and a word. */
export function StatusMark({ status }: { status: AccountStatus }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${marks[status]}`} />
      {usersContent.statuses[status]}
    </span>
  );
}
