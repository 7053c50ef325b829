import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { openBackend } from "../../../account/open-backend.ts";

/** What a site wore before its design was last changed, and the revision at which it did. */
export type WornBefore = { revision: number; design: string; at: string };

export type Worn = {
  design: string;
  /** Whether it is known which version of it the site began with. */
  isVersionKnown: boolean;
  trade: string;
  revision: number;
  before: WornBefore | undefined;
  /** What the studio improved and nobody here wanted: a design and its version ("plumbing 3"). */
  declined: string | null;
};

/** What the draft of `site` wears and wore. Throws what the service answers instead. */
export async function readWorn(site: string): Promise<Worn> {
  const { data } = await openBackend();
  const [draft, kept, row] = await Promise.all([
    data.from("drafts").select("revision, document").eq("site", site).single(),
    data
      .from("kept_drafts")
      .select("revision, design, at")
      .eq("site", site)
      .eq("reason", "design")
      .order("revision", { ascending: false })
      .limit(1),
    data.from("sites").select("improvement_declined").eq("id", site).single(),
  ]);
  if (draft.error) throw draft.error;
  if (kept.error) throw kept.error;
  if (row.error) throw row.error;
  // The server let nothing in that is no document.
  const { design = "", designVersion, facts } = draft.data.document as SiteDocument;
  const [last] = kept.data;
  return {
    design,
    isVersionKnown: designVersion !== undefined,
    trade: facts.trade ?? "",
    revision: draft.data.revision,
    before: last && { ...last, design: last.design ?? "" },
    declined: row.data.improvement_declined,
  };
}
