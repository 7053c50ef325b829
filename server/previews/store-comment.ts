import { sql } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Visit } from "./preview-link.ts";

/** A comment as it was read. */
export type NewComment = {
  site: string;
  link: string;
  page: string;
  /** The key of a section; empty is the page as a whole. */
  section: string;
  heading: string;
  name: string;
  text: string;
};

/** Open ones of one site. */
export const mostOpenComments = 500;

/**
 * Keeps a comment, and what whoever wrote it is called, unless the site has as many open ones as it may, its link has ended meanwhile or the
 * same was kept in the last minutes already; gives what became of it.
 */
export async function storeComment(
  { typed }: CommandParts["database"],
  comment: NewComment,
  { hash }: Visit,
): Promise<"kept" | "full" | "over"> {
  const { site, link, page, section, text } = comment;
  return typed.transaction().execute(async (transaction) => {
    // Comments of one site come one after the other: so none is missed by the mail that tells of those since the last one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${commentsLock(site)}, 0))`.execute(transaction);
    const { rows } = await sql<{ is_open: boolean; has_room: boolean; is_there: boolean }>`
      select
        exists (select from public.preview_links where id = ${link} and revoked_at is null and expires_at > now()
          and may_comment) as is_open,
        (select count(*) from public.comments where site = ${site} and resolved_at is null) < ${mostOpenComments} as has_room,
        exists (select from public.comments where link = ${link} and page = ${page} and section = ${section}
          and text = ${text} and name = ${comment.name} and at > now() - interval '10 minutes') as is_there
    `.execute(transaction);
    const [standing] = rows;
    if (!standing?.is_open) return "over";
    if (standing.is_there) return "kept";
    if (!standing.has_room) return "full";
    await transaction.insertInto("comments").values(comment).execute();
    await transaction
      .updateTable("private.preview_visits")
      .set({ name: comment.name })
      .where("hash", "=", hash)
      .execute();
    return "kept";
  });
}

/** What is locked while comments of a site are written, or told of. */
export function commentsLock(site: string): string {
  return `comments:${site}`;
}
