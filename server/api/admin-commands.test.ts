import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { readAllRows } from "../testing/all-rows.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createTestServer } from "../testing/test-server.ts";
import { everyCommand } from "./every-command.ts";
import { nothingHere } from "./run-command.ts";

const ofAdmins = everyCommand
  .filter(({ command }) => command.by === "admin")
  .map(({ command }) => command.name);

test("to everybody else there is no command of administrators, and nothing changes", async ({
  onTestFinished,
}) => {
  const server = await createTestServer({ limits: noLimits, onFinished: onTestFinished });
  const [customer, suspended, leaving] = await Promise.all([
    createPerson(server),
    createAdmin(server),
    createPerson(server),
    createAdmin(server), // The last one would be kept an administrator.
  ]);
  const left = await sendCommand(server, leaving, "delete-account", {
    request: randomUUID(),
    email: leaving.email,
    password: leaving.password,
  });
  expect(left.status).toBe(200);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const before = await readAllRows(server);
  for (const name of ofAdmins) {
    const ask = (person: Parameters<typeof sendCommand>[1]) =>
      sendCommand(server, person, name, { request: randomUUID(), account: customer.id, role: "admin" });
    const unknown = { status: 404, body: { code: "not_found", message: nothingHere } };
    expect([name, await ask(customer)]).toMatchObject([name, unknown]);
    expect([name, await ask(leaving)]).toMatchObject([name, unknown]);
    for (const nobody of [undefined, suspended, { token: "made.up.token" }])
      expect([name, (await ask(nobody)).status]).toEqual([name, 401]);
  }
  expect(await readAllRows(server)).toEqual(before);
});

test("an administrator who is suspended reads nothing of the studio", async ({ onTestFinished }) => {
  const server = await createTestServer({ limits: noLimits, onFinished: onTestFinished });
  const [admin, suspended] = await Promise.all([createAdmin(server), createAdmin(server)]);
  const path = "rest/v1/rpc/studio_people";
  const read = async ({ token }: { token: string }) =>
    (await fetch(`${server.url}/${path}`, { method: "POST", headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await read(suspended)).toBe(200);
  await sendCommand(server, admin, "suspend-account", {
    request: randomUUID(),
    account: suspended.id,
    reason: "Left the studio",
    sitesStayLive: true,
  });
  expect(await read(suspended)).toBe(401);
  expect(await read(admin)).toBe(200);
});
