import { expect, test } from "vitest";
import { recompress } from "../publishing/recompress.kind.ts";
import { createTestServer } from "../testing/test-server.ts";

test("what is sent while the same waits is done too: that may be over before this is known", async () => {
  const server = await createTestServer();
  const send = () =>
    server.commands.database.typed
      .transaction()
      .execute((transaction) => server.commands.jobs.send(transaction, recompress, {}));
  await send();
  await send();
  const { rows } = await server.owner.query("select state from pgboss.job where name = $1", [
    recompress.name,
  ]);
  expect(rows).toEqual([{ state: "created" }, { state: "created" }]);
});
