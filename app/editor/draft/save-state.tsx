import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { fetchedPart } from "../fetched-part.tsx";
import { partsWords } from "../parts/parts-words.ts";
import type { DraftSnapshot, DraftStore } from "./draft-store.ts";

// Seldom asked, and never of a visitor without an account.
const ConflictQuestion = fetchedPart(() => import("./conflict-question.tsx"));

/** Whoever has signed in there may close that page again. */
const signInAddress = "/auth?next=%2Fdashboard%2Fsites";

/** What became of the last change, in words; said aloud when it matters. */
export function SaveStateLine({
  snapshot: { state, problem, conflicts },
  decide,
}: {
  snapshot: DraftSnapshot;
  decide: DraftStore["decide"];
}) {
  const [isAsked, setAsked] = useState(false);
  const isTrouble = !["saved", "changed", "saving"].includes(state);
  const [conflict] = conflicts;
  return (
    <div
      role="status"
      aria-live={isTrouble ? "polite" : "off"}
      className={`flex min-h-11 flex-wrap items-center gap-x-4 text-sm ${isTrouble ? "" : "text-muted"}`}
    >
      <span className={isTrouble ? "relative pl-4" : ""}>
        {isTrouble && <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />}
        {partsWords.state[state]} {state === "refused" && problem}
      </span>
      {state === "signed-out" && (
        // Beside the page: what is being written stays where it is.
        <a
          href={signInAddress}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {partsWords.signIn}
        </a>
      )}
      {conflict && (
        <Button variant="text" className="text-sm" onClick={() => setAsked(true)}>
          {partsWords.conflict.decide}
        </Button>
      )}
      {conflict && isAsked && (
        <ConflictQuestion
          key={conflict.path.join("/")}
          conflict={conflict}
          count={conflicts.length}
          decide={decide}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
