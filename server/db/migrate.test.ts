import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";

test("the server's own role is neither superuser nor owner of a table", async () => {
  const { database } = await createTestDatabase();
  const role = await database.pool.query(
    "select rolsuper, rolname from pg_roles where rolname = current_user",
  );
  expect(role.rows).toEqual([{ rolsuper: false, rolname: "fabula_server" }]);
  const owned = await database.pool.query(
    "select relname from pg_class where relowner = current_user::regrole",
  );
  expect(owned.rows).toEqual([]);
});
