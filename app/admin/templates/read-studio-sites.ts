import type { StudioSite } from "../../../contract/studio-sites.ts";
import { openBackend } from "../../account/open-backend.ts";

/** The studio's own sites of which something was published. Throws what the service answers instead. */
export async function readStudioSites(): Promise<StudioSite[]> {
  const { data } = await openBackend();
  const { data: sites, error } = await data.rpc("list_studio_sites");
  if (error) throw error;
  return sites.filter(({ versions }) => versions.length > 0);
}
