import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

test("with SUPABASE_URL the server serves pages without a database or a data directory of its own", async () => {
  const dataDir = join(await createTestFolder(), "data");
  const server = await runServerProcess({
    DATA_DIR: dataDir,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_a_test",
  });
  await expect
    .poll(() => server.output(), { timeout: 20_000 })
    .toContain("on the Supabase at http://127.0.0.1:9");
  expect((await fetch(server.url)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(existsSync(dataDir)).toBe(false);
});
