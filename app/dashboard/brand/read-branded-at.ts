import { openBackend } from "../../account/open-backend.ts";

/** When the brand of whoever is signed in was last saved; undefined where there is none yet. Throws what the service answers instead. */
export async function readBrandedAt(): Promise<string | undefined> {
  const { data } = await openBackend();
  const { data: row, error } = await data.from("brands").select("updated_at").maybeSingle();
  if (error) throw error;
  return row?.updated_at;
}
