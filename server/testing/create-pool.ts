import pg from "pg";

/**
 * Connections to `url` for a test. One that is still closing when its database is dropped or its cluster stops must
 * not fail the run.
 */
export function createPool(url: string, connections = 2): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
