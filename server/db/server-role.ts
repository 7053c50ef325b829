import { createHmac } from "node:crypto";
import pg from "pg";

export const serverRole = "fabula_server";

const visitorRoles = ["anon", "authenticated", "service_role"];
const advisoryLock = 5_318_008_228;

/** The server cannot be given a harmless role to log in as; the message is one line for the console. */
export class ServerRoleError extends Error {}

/**
 * Makes sure that the role the server logs in as exists, may act as `anon`, `authenticated` and `service_role`, and
 * owns nothing; gives the connection string with which it logs in. The password is derived from the owner's, so
 * that several servers on one database agree on it without talking. Call after `migrate`. The owner needs
 * `createrole`, but need not be superuser. Throws `ServerRoleError`.
 */
export async function ensureServerRole(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  if (url.username === serverRole) {
    throw new ServerRoleError(`The database's owner must be another role than ${serverRole}.`);
  }
  if (url.password === "") {
    throw new ServerRoleError("The database's address must contain its owner's password.");
  }
  const password = createHmac("sha256", decodeURIComponent(url.password)).update(serverRole).digest("hex");
  url.username = serverRole;
  url.password = password;

  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock($1)", [advisoryLock]); // servers that start at once take turns
    // Roles belong to the whole cluster and this lock to one database, so a role that works is left untouched.
    if (!(await canLogIn(url.toString()))) await letLogIn(owner, password);
    await refusePower(owner);
    await grantAccess(owner);
    await owner.query("commit");
  } finally {
    await owner.end();
  }
  return url.toString();
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Wrong password, or a role that is not there or may not log in.
    if (["28P01", "28000"].includes((error as { code?: string }).code ?? "")) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function letLogIn(owner: pg.Client, password: string): Promise<void> {
  const { rowCount } = await owner.query("select from pg_roles where rolname = $1", [serverRole]);
  const verb = rowCount === 0 ? "create" : "alter";
  await owner.query(`${verb} role ${serverRole} login noinherit password '${password}'`);
}

async function refusePower(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ powerful: boolean; owning: boolean }>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit as powerful,
       exists (select from pg_class where relowner = pg_roles.oid) as owning
     from pg_roles where rolname = $1`,
    [serverRole],
  );
  if (rows[0]?.powerful)
    throw new ServerRoleError(`The role ${serverRole} may do more than the server should.`);
  if (rows[0]?.owning)
    throw new ServerRoleError(`The role ${serverRole} owns tables, which no policy would stop.`);
}

async function grantAccess(owner: pg.Client): Promise<void> {
  const missing = await owner.query<{ role: string }>(
    "select role from unnest($1::text[]) as role where not pg_has_role($2, role, 'set')",
    [visitorRoles, serverRole],
  );
  for (const { role } of missing.rows) await owner.query(`grant ${role} to ${serverRole}`);
  await owner.query(`
    grant usage on schema public, auth, private, pgboss to ${serverRole};
    grant select, insert, update, delete on all tables in schema auth, private, pgboss to ${serverRole};
    grant usage on all sequences in schema auth, private, pgboss to ${serverRole};
    grant execute on all functions in schema auth, private, pgboss to ${serverRole};
  `);
}
