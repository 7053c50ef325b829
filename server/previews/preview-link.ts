import { type RawBuilder, sql } from "kysely";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";
import { secretHash } from "./secret-hash.ts";

/** A preview as whoever has its link sees it. */
export type PreviewLink = {
  id: string;
  site: string;
  /** What its owner calls the site. */
  name: string;
  owner: string | null;
  /** None is the draft. */
  version: number | null;
  /** Of the draft, as it is now. */
  revision: number;
  expiresAt: Date;
  mayComment: boolean;
  /**
   * `over`: expired, revoked, its site is thrown away, or who made it, and knows what opens it, may not sign in (any more);
   * `paused`: nobody answers for its site.
   */
  state: "open" | "over" | "paused";
};

/** A browser that a link was opened in; `name` is what whoever comments there is called, once they said it. */
export type Visit = { hash: Buffer; name: string | null };

/** Whoever asks for many previews leaves connections to visitors of sites and to those who work. */
const turnOf = "previews";

const columns = sql`
  link.id, link.site, site.name, site.owner, link.version, draft.revision, link.expires_at as "expiresAt",
  link.may_comment as "mayComment",
  case
    when link.revoked_at is not null or link.expires_at <= now() or site.trashed_at is not null then 'over'
    when site.suspended_at is not null or not private.answers_for_sites(site.owner) then 'paused'
    when author.id is null or author.deleted_at is not null or coalesce(author.banned_until > now(), false) then 'over'
    else 'open'
  end as state`;

const tables = sql`
  public.preview_links as link
  join public.sites as site on site.id = link.site
  join public.drafts as draft on draft.site = site.id
  left join auth.users as author on author.id = link.author`;

/** The link that `secret` opens on the host of the site with this address; undefined where there is none. */
export function linkOfSecret(
  database: Database,
  subdomain: string,
  secret: string,
): Promise<(PreviewLink & { passwordHash: string | null }) | undefined> {
  return first(
    database,
    sql`select ${columns}, secret.password_hash as "passwordHash"
      from ${tables} join private.preview_secrets as secret on secret.link = link.id
      where secret.secret_hash = ${secretHash(secret)} and site.subdomain = ${subdomain}`,
  );
}

/** What was opened in the browser that has this cookie, on that host. */
export async function linkOfVisit(
  database: Database,
  subdomain: string,
  cookie: string,
): Promise<{ link: PreviewLink; visit: Visit } | undefined> {
  const hash = secretHash(cookie);
  const found = await first<PreviewLink & { visitor: string | null }>(
    database,
    sql`select ${columns}, visit.name as visitor
      from ${tables} join private.preview_visits as visit on visit.link = link.id
      where visit.hash = ${hash} and site.subdomain = ${subdomain}`,
  );
  if (!found) return undefined;
  const { visitor, ...link } = found;
  return { link, visit: { hash, name: visitor } };
}

/** Whether a link of the site with this address is open: only then is its host anybody's. */
export async function hasOpenLink(database: Database, subdomain: string): Promise<boolean> {
  const found = await first<{ state: PreviewLink["state"] }>(
    database,
    sql`select * from (select ${columns} from ${tables} where site.subdomain = ${subdomain}) as found
      where state = 'open' limit 1`,
  );
  return found !== undefined;
}

async function first<Row>(
  { pool, typed }: Database,
  question: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const { rows } = await inTurn(pool, turnOf, () => question.execute(typed));
  return rows[0] as Row | undefined;
}
