import type { SiteState } from "../../account/profile.ts";
import { sitesContent } from "./sites-content.ts";

/** Full for what visitors see, half for what they see of an earlier day, a ring for what nobody sees. */
const marks: Record<SiteState, string> = {
  live: "bg-success border-success",
  changed: "border-success bg-linear-to-r from-success from-50% to-transparent to-50%",
  draft: "border-muted",
  unpublished: "border-muted border-dashed",
  suspended: "bg-danger border-danger",
  trashed: "border-line",
};

/** The state of a site in words, with its mark. */
export function StateMark({ state }: { state: SiteState }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold">
      <span aria-hidden className={`size-3.5 shrink-0 rounded-full border-2 ${marks[state]}`} />
      {sitesContent.states[state]}
    </span>
  );
}
