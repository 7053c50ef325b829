import pg from "pg";
import { StartError } from "./start-error.ts";

const patience = 10_000;
/** The first that lets a role act as another without inheriting from it (`grant ... with inherit false, set true`). */
const oldestPostgres = 16;

/**
 * Looks whether the database at `url` (the value of DATABASE_URL) answers. Throws `StartError` that names where it was
 * looked for, without the password, and why it was not found.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  client.on("error", () => {}); // the awaited calls report it
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestPostgres) {
      throw new Error(`it is PostgreSQL ${version}, and ${oldestPostgres} is the oldest that will do`);
    }
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const where = `${hostname}:${port || 5432}${pathname}`;
    throw new StartError(`the database of DATABASE_URL (${where}) cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

// Node tries every address of a name: the reasons then stand in a list, under an empty message.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
