import type { TestServer } from "./test-server.ts";

/** What servers write by themselves, whoever asks for what. */
const written = new Set(["private.rate_limits", "private.slow_statements"]);

/** All that the database holds, beside what counts requests and statements: of each table one sum. */
export async function readAllRows({ owner }: Pick<TestServer, "owner">): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth')",
  );
  const hashes = tables
    .filter(({ name }) => !written.has(name))
    .map(async ({ name }) => {
      const { rows } = await owner.query<{ hash: string }>(
        `select coalesce(md5(string_agg(one::text, ' ' order by one::text)), '') as hash from ${name} as one`,
      );
      return [name, rows[0]?.hash ?? ""] as const;
    });
  return Object.fromEntries(await Promise.all(hashes));
}
