import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { openBackend } from "../../../account/open-backend.ts";
import type { DomainRow, RedirectRow } from "../../../account/profile.ts";
import { sendCommand } from "../../../account/send-command.ts";

export type Addresses = {
  domains: readonly DomainRow[];
  redirects: readonly RedirectRow[];
  /** The domain that the site is known by. */
  canonical: string | null;
  targets: { name: string; addresses: readonly string[] };
  revision: number;
  document: SiteDocument;
};

/** All that the tab shows of a site. Throws what the service answers instead. */
export async function readAddresses(site: string): Promise<Addresses> {
  const { data } = await openBackend();
  const [domains, redirects, rows, drafts, targets] = await Promise.all([
    data.from("domains").select().eq("site", site).order("added_at"),
    data.from("redirects").select().eq("site", site).order("from_path"),
    data.from("sites").select().eq("id", site),
    data.from("drafts").select().eq("site", site),
    sendCommand("domain-targets", {}),
  ]);
  for (const { error } of [domains, redirects, rows, drafts]) if (error) throw error;
  const draft = drafts.data?.[0];
  if (!draft) throw new Error("the draft is not there any more");
  return {
    domains: domains.data ?? [],
    redirects: redirects.data ?? [],
    canonical: rows.data?.[0]?.canonical_host ?? null,
    targets,
    revision: draft.revision,
    // Kept documents have passed the door.
    document: draft.document as SiteDocument,
  };
}
