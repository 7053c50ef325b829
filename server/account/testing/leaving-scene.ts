import { randomUUID } from "node:crypto";
import { type Person, sendCommand } from "../../testing/send-command.ts";
import { createSite } from "../../testing/sites.ts";
import type { AskedServer } from "../../testing/test-server.ts";

/** A person with sites of their own, a place on somebody else's, and their address in whatever may hold it. */
export async function fillAccount(
  server: AskedServer,
  { person, host, guest }: { person: Person; host: Person; guest: string },
  sites = 2,
): Promise<{ own: string[]; theirs: string }> {
  const send = (one: Person, name: string, input: object) =>
    sendCommand(server, one, name, { request: randomUUID(), ...input });
  const own: string[] = [];
  for (let made = 0; made < sites; made += 1) own.push(await createSite(server, person));
  const theirs = await createSite(server, host);
  await send(host, "invite-member", { site: theirs, email: person.email, role: "editor" });
  await server.owner.query("insert into site_members (site, user_id, role) values ($1, $2, 'editor')", [
    theirs,
    person.id,
  ]);
  await send(host, "change-settings", { site: theirs, settings: { messagesTo: person.email } });
  await send(person, "invite-member", { site: own[0], email: guest, role: "viewer" });
  await send(person, "trash-site", { site: own[1] });
  await server.owner.query(
    `insert into preview_links (id, site, has_password, may_comment, author, expires_at)
     values ($1, $2, false, true, $3, now() + interval '9 days')`,
    [randomUUID(), theirs, person.id],
  );
  await server.owner.query("insert into brands (account, brand) values ($1, '{}')", [person.id]);
  return { own, theirs };
}

/** Lets the 30 days of an account pass that leaves. */
export async function endGrace(
  { owner }: Pick<AskedServer, "owner">,
  { id }: Pick<Person, "id">,
): Promise<void> {
  await owner.query(
    `update profiles set leaving_since = now() - interval '30 days', leaves_at = now() - interval '1 second'
     where user_id = $1`,
    [id],
  );
}

/** Each table of the product, and of its accounts, in which one of these texts stands, with how many rows. */
export async function tablesWith(
  { owner }: Pick<AskedServer, "owner">,
  texts: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await owner.query<{ n: number }>(
      `select count(*)::int as n from ${name} as row
       where exists (select from unnest($1::text[]) as text where strpos(lower(row::text), lower(text)) > 0)`,
      [texts],
    );
    if (counted[0]?.n) found[name] = counted[0].n;
  }
  return found;
}
