import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminClient, noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

async function createAdmins(count: number): Promise<{ server: TestServer; admins: Person[] }> {
  const server = await createTestServer({ limits: noLimits });
  const admins: Person[] = [];
  for (let made = 0; made < count; made += 1) admins.push(await createPerson(server));
  await server.owner.query("update profiles set role = 'admin'");
  return { server, admins };
}

const leave = (server: TestServer, { token, email, password }: Person) =>
  sendCommand(server, { token }, "delete-account", { request: randomUUID(), email, password });

async function adminsLeft({ owner }: TestServer): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as n from profiles where role = 'admin' and leaves_at is null",
  );
  return rows[0].n;
}

test("the last administrator cannot leave, and is told what to do", async () => {
  const { server, admins } = await createAdmins(1);
  const [admin] = admins;
  if (!admin) throw new Error("no administrator");
  const { status, body } = await leave(server, admin);
  expect([status, body.code, body.hint]).toEqual([
    409,
    "not_now",
    "Make somebody else an administrator first. Then you can leave.",
  ]);
  expect(await adminsLeft(server)).toBe(1);
  expect(await server.mails()).toEqual([]);
});

test("of administrators who leave all at once, one stays", async () => {
  const { server, admins } = await createAdmins(3);
  const answers = await Promise.all(admins.map((admin) => leave(server, admin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await adminsLeft(server)).toBe(1);
});

test("whoever leaves administers nothing meanwhile, and no way takes the one who is left", async () => {
  const { server, admins } = await createAdmins(2);
  const [leaving, last] = admins;
  if (!leaving || !last) throw new Error("no administrators");
  expect((await leave(server, leaving)).status).toBe(200);
  const role = "select public.set_user_role($1, 'customer')";
  await expect(queryAs(server.database, leaving, role, [last.id])).rejects.toThrow("Only an administrator");
  await expect(queryAs(server.database, leaving, "select * from list_people()")).rejects.toThrow(
    "Only an administrator",
  );
  await expect(queryAs(server.database, last, role, [last.id])).rejects.toThrow("The last administrator");
  const byKey = "update profiles set role = 'customer' where user_id = $1";
  await expect(queryAs(server.database, "service_role", byKey, [last.id])).rejects.toThrow(
    "The last administrator",
  );
  const mark =
    "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1";
  await expect(queryAs(server.database, "service_role", mark, [last.id])).rejects.toThrow(
    "The last administrator",
  );
  const { admin } = adminClient(server);
  expect((await admin.deleteUser(last.id)).error?.code).toBe("conflict");
  expect((await admin.updateUserById(last.id, { ban_duration: "1h" })).error?.code).toBe("conflict");
  expect(await adminsLeft(server)).toBe(1);

  await sendCommand(server, leaving, "keep-account", { request: randomUUID() });
  expect((await queryAs(server.database, leaving, "select * from list_people()")).rows).toHaveLength(2);
  expect((await leave(server, last)).status).toBe(200);
});

test("one who leaves while the other's role is taken leaves one administrator, whoever comes first", async () => {
  const { server, admins } = await createAdmins(2);
  const [one, other] = admins;
  if (!one || !other) throw new Error("no administrators");
  const [left, taken] = await Promise.allSettled([
    leave(server, one),
    queryAs(server.database, one, "select public.set_user_role($1, 'customer')", [other.id]),
  ]);
  const hasLeft = left.status === "fulfilled" && left.value.status === 200;
  expect([hasLeft, taken.status === "fulfilled"].filter(Boolean)).toHaveLength(1);
  expect(await adminsLeft(server)).toBe(1);
});
