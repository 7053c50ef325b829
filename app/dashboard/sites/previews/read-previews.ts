import { openBackend } from "../../../account/open-backend.ts";
import type { CommentRow, PreviewLinkRow, VersionNumber } from "../../../account/profile.ts";

export type Previews = {
  links: readonly PreviewLinkRow[];
  comments: readonly CommentRow[];
  versions: readonly VersionNumber[];
};

const mostLinks = 60;
const mostVersions = 50;

/** The links of a site, what was said by them, and the versions that one could show; the newest of each. Throws what the service answers instead. */
export async function readPreviews(site: string): Promise<Previews> {
  const { data } = await openBackend();
  const [links, open, resolved, versions] = await Promise.all([
    data
      .from("preview_links")
      .select("id,site,version,note,has_password,may_comment,created_at,expires_at,revoked_at")
      .eq("site", site)
      .order("created_at", { ascending: false })
      .limit(mostLinks),
    commentsOf(data, site).is("resolved_at", null).limit(500),
    commentsOf(data, site).not("resolved_at", "is", null).limit(100),
    data
      .from("versions")
      .select("site,number,note,at")
      .eq("site", site)
      .order("number", { ascending: false })
      .limit(mostVersions),
  ]);
  for (const { error } of [links, open, resolved, versions]) if (error) throw error;
  return {
    links: links.data ?? [],
    comments: [...(open.data ?? []), ...(resolved.data ?? [])],
    versions: versions.data ?? [],
  };
}

function commentsOf(data: Awaited<ReturnType<typeof openBackend>>["data"], site: string) {
  return data
    .from("comments")
    .select("id,site,page,section,heading,name,text,at,resolved_at")
    .eq("site", site)
    .order("at", { ascending: false });
}

/** Whether whoever has a link can still open it. */
export function isOpenLink({ revoked_at, expires_at }: PreviewLinkRow): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now();
}
