import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { storeSettings } from "./store-settings.ts";

test("ADMIN_EMAILS stands in the database in lower case, is replaced at the next start, and goes when it is unset", async () => {
  const { database, owner } = await createTestDatabase();
  const stored = async () => (await owner.query("select key, value from private.settings")).rows;
  await storeSettings(database, { adminEmails: [" Head@Example.com "] });
  expect(await stored()).toEqual([{ key: "admin_emails", value: ["head@example.com"] }]);
  await storeSettings(database, { adminEmails: ["other@example.com"] });
  expect(await stored()).toEqual([{ key: "admin_emails", value: ["other@example.com"] }]);
  await storeSettings(database, { adminEmails: undefined });
  expect(await stored()).toEqual([]);
});

test("a confirmed account that asked becomes admin at the start that names it, and no other does", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: [] });
  const metadata = { role: "admin" };
  const head = await createAccount(owner, { email: "head@example.com", metadata });
  await createAccount(owner, { email: "stranger@example.com", metadata });
  await createAccount(owner, { email: "unconfirmed@example.com", metadata, confirmed: false });
  await createAccount(owner, { email: "quiet@example.com" });
  const adminEmails = ["head@example.com", "unconfirmed@example.com", "quiet@example.com"];
  await storeSettings(database, { adminEmails });
  const admins = "select user_id from public.profiles where role = 'admin'";
  expect((await owner.query(admins)).rows).toEqual([{ user_id: head.id }]);
});

test("a start without ADMIN_EMAILS makes nobody admin", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: [] });
  await createAccount(owner, { metadata: { role: "admin" } });
  await storeSettings(database, { adminEmails: undefined });
  expect((await owner.query("select from public.profiles where role = 'admin'")).rowCount).toBe(0);
});
