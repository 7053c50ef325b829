import { createHmac } from "node:crypto";
import pg from "pg";

export const serverRole = "fabula_server";

/**
 * Makes sure that the role the server logs in as exists, may act as `anon`, `authenticated` and `service_role`, and
 * owns nothing; gives the connection string with which it logs in. The password is derived from the owner's, so
 * that several servers on one database agree on it without talking. Call after `migrate`.
 */
export async function ensureServerRole(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const password = createHmac("sha256", decodeURIComponent(url.password)).update(serverRole).digest("hex");
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(5318008228)"); // "tuple concurrently updated" otherwise
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [serverRole]);
    if (rowCount === 0) await client.query(`create role ${serverRole} login noinherit`);
    await client.query(
      `alter role ${serverRole} login noinherit nosuperuser nocreatedb nocreaterole password '${password}'`,
    );
    await client.query(`grant anon, authenticated, service_role to ${serverRole}`);
    await client.query(`grant usage on schema public, auth, private to ${serverRole}`);
    await client.query(
      `grant select, insert, update, delete on all tables in schema auth, private to ${serverRole}`,
    );
    await client.query(`grant usage on all sequences in schema auth, private to ${serverRole}`);
    await client.query(`grant execute on all functions in schema auth, private to ${serverRole}`);
    await client.query("commit");
  } finally {
    await client.end();
  }
  url.username = serverRole;
  url.password = password;
  return url.toString();
}
