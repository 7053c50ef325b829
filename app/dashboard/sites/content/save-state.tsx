import { Button } from "../../../components/ui/button.tsx";
import type { DraftSnapshot } from "../../../editor/draft/draft-store.ts";
import { contentWords } from "./content-words.ts";

/** What became of the last change, in words; said aloud when it matters. */
export function SaveStateLine({ snapshot, takeTheirs }: { snapshot: DraftSnapshot; takeTheirs: () => void }) {
  const { state, problem } = snapshot;
  const isTrouble = state === "offline" || state === "refused" || state === "conflict";
  return (
    <div
      role="status"
      aria-live={isTrouble ? "polite" : "off"}
      className={`flex min-h-11 flex-wrap items-center gap-x-4 text-sm ${isTrouble ? "" : "text-muted"}`}
    >
      <span className={isTrouble ? "relative pl-4" : ""}>
        {isTrouble && <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />}
        {contentWords.state[state]} {state === "refused" && problem}
      </span>
      {state === "conflict" && (
        <Button variant="text" className="text-sm" onClick={takeTheirs}>
          {contentWords.theirs}
        </Button>
      )}
    </div>
  );
}
