import { useDraft } from "../../../../engine/live/use-draft.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { EstimateProps } from "./estimate.props.ts";
import { formatJob, parseJob, readArea } from "./estimate-query.ts";
import { EstimateSheet } from "./estimate-sheet.tsx";

/** The calculator with state, all of which stands in the address. Nonsense is said to be so and changes nothing. */
export function LiveEstimate(props: EstimateProps & { id: string }) {
  const [job, change] = useQuery(parseJob, formatJob);
  const hydrated = useHydrated();
  const [draft, type] = useDraft(String(job.area), (text) => {
    const read = readArea(text);
    if ("area" in read) change({ area: read.area }, { replace: true });
  });
  const read = readArea(draft);
  return (
    <EstimateSheet
      {...props}
      job={job}
      draft={draft}
      problem={"error" in read ? read.error : undefined}
      onJob={hydrated ? change : undefined}
      onDraft={type}
    />
  );
}
