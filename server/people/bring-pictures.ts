import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { diffDocuments } from "../../engine/document/diff-documents.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { mediaPaths } from "../export/read-contents.ts";
import { requireRoomForPictures } from "../pictures/require-room.ts";

type Handover = { site: string; from: string; to: string };

type Shown = { id: string; state: string; begins: string[]; is_shared: boolean };

/**
 * Gives the pictures of its former owner that the draft of `site` shows to the new one, and says how many that were: what no other site of
 * theirs shows moves, with all its files, so that earlier versions find it too; of what others show as well there is a copy, and
 * the draft names that one. No bytes are kept twice. Throws `quota_reached`, and `not_now` while one of them is being made.
 */
export async function bringPictures(
  transaction: Transaction<Schema>,
  { site, from, to }: Handover,
): Promise<{ moved: number; copied: number }> {
  const draft = await transaction
    .selectFrom("drafts")
    .select("revision")
    .select(sql<string>`document::text`.as("document"))
    .where("site", "=", site)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const named = [...new Set(draft.document.match(mediaPaths))];
  const shown = named.length === 0 ? [] : await shownPictures(transaction, { site, from }, named);
  const renamed = new Map<string, string>();
  for (const { id, state, begins, is_shared } of shown) {
    if (!is_shared) {
      await sql`update public.pictures set owner = ${to}, deleted_at = null where id = ${id}`.execute(
        transaction,
      );
      continue;
    }
    if (state !== "ready") {
      throw new CommandError("not_now", {
        message: "One of its pictures is just being made.",
        hint: "Try again in a minute.",
      });
    }
    const places = begins.map((begin) => [begin, `/media/${randomBytes(16).toString("hex")}`] as const);
    await copyPicture(transaction, { id, to, places });
    for (const [before, after] of places) renamed.set(before, after);
  }
  if (renamed.size > 0) await nameAnew(transaction, { site, author: to, ...draft }, renamed);
  if (shown.length > 0) await requireRoomForPictures(transaction, to);
  const copied = shown.filter(({ is_shared }) => is_shared).length;
  return { moved: shown.length - copied, copied };
}

/** The pictures of `from` that a document names, each with what the addresses begin with that are kept of it. */
async function shownPictures(
  transaction: Transaction<Schema>,
  { site, from }: Omit<Handover, "to">,
  named: readonly string[],
): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select picture.id, picture.state, file.begins,
      exists (
        select from public.sites as other join public.drafts as draft on draft.site = other.id
        where other.owner = ${from} and other.id <> ${site}
          and exists (select from unnest(file.begins) as begin where strpos(draft.document::text, begin) > 0)
      ) as is_shared
    from public.pictures as picture
    join lateral (
      select array_agg(distinct left(path, 39)) as begins from private.picture_files where picture = picture.id
    ) as file on true
    where picture.owner = ${from} and file.begins && ${named}::text[]
    order by picture.id
    for update of picture
  `.execute(transaction);
  return rows;
}

async function copyPicture(
  transaction: Transaction<Schema>,
  { id, to, places }: { id: string; to: string; places: readonly (readonly [string, string])[] },
): Promise<void> {
  const before = places.map(([begin]) => begin);
  const after = places.map(([, begin]) => begin);
  const { rows } = await sql<{ id: string }>`
    insert into public.pictures (id, owner, file_name, state, reason, alt, focus, crop, manifest, whole, bytes)
    select gen_random_uuid(), ${to}, file_name, state, reason, alt, focus, crop,
      jsonb_set(manifest, '{path}', to_jsonb(coalesce(shown.after, manifest ->> 'path'))),
      jsonb_set(whole, '{path}', to_jsonb(coalesce(uncut.after, whole ->> 'path'))), bytes
    from public.pictures
    left join unnest(${before}::text[], ${after}::text[]) as shown (before, after) on shown.before = manifest ->> 'path'
    left join unnest(${before}::text[], ${after}::text[]) as uncut (before, after) on uncut.before = whole ->> 'path'
    where pictures.id = ${id}
    returning id
  `.execute(transaction);
  const copy = rows[0]?.id;
  await sql`
    insert into private.picture_masters (picture, sha256, bytes, width, height, colour, has_alpha)
    select ${copy}, sha256, bytes, width, height, colour, has_alpha from private.picture_masters where picture = ${id}
  `.execute(transaction);
  await sql`
    insert into private.picture_files (path, picture, sha256, content_type, bytes, replaced_at)
    select place.after || substr(file.path, 40), ${copy}, file.sha256, file.content_type, file.bytes, file.replaced_at
    from private.picture_files as file
    join unnest(${before}::text[], ${after}::text[]) as place (before, after) on place.before = left(file.path, 39)
    where file.picture = ${id}
  `.execute(transaction);
}

/** Has the draft name copies in place of what they are copies of, as its next revision. */
async function nameAnew(
  transaction: Transaction<Schema>,
  draft: { site: string; author: string; revision: number; document: string },
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const { site, author, document } = draft;
  const next = document.replaceAll(mediaPaths, (path) => renamed.get(path) ?? path);
  const patch = diffDocuments(JSON.parse(document) as SiteDocument, JSON.parse(next) as SiteDocument);
  const revision = draft.revision + 1;
  await transaction
    .updateTable("drafts")
    .set({ document: next, revision, saved_at: new Date() })
    .where("site", "=", site)
    .execute();
  await transaction
    .insertInto("draft_changes")
    .values({ site, revision, author, patch: JSON.stringify(patch) })
    .execute();
}
