import { openBackend } from "../../../account/open-backend.ts";

/** A version that was put into the draft, and the revision that this made. */
export type Brought = { version: number; revision: number; at: string };

/** The version that was brought into the draft of `site` last and can be taken back. Throws what the service answers instead. */
export async function readBrought(site: string): Promise<Brought | undefined> {
  const { data } = await openBackend();
  const { data: rows, error } = await data
    .from("kept_drafts")
    .select("version, revision, at")
    .eq("site", site)
    .eq("reason", "version")
    .order("revision", { ascending: false })
    .limit(1);
  if (error) throw error;
  const [last] = rows;
  if (!last || last.version === null) return undefined;
  return { version: last.version, revision: last.revision + 1, at: last.at };
}
