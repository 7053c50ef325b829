import pg from "pg";

/** Whether an account of the database at `ownerUrl` is administrator. Call after `migrate`. */
export async function hasAdmin(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from public.profiles where role = 'admin' limit 1");
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}
