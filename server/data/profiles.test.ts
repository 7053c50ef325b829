import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let customer: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  [customer, other] = [await server.signUp(), await server.signUp()];
});

/** The profiles of both users as they really stand in the table. */
async function stored() {
  const { rows } = await server.owner.query(
    "select user_id, role, requested_role, full_name, email from public.profiles order by email",
  );
  return rows;
}

const profile = (user: TestUser) => user.data.from("profiles").select("*").eq("user_id", user.id).single();

test("a user reads their own profile as one object", async () => {
  const { data, error } = await profile(customer);
  expect(error).toBeNull();
  expect(data).toMatchObject({ user_id: customer.id, role: "customer", email: customer.claims.email });
});

test("a visitor and another customer read nothing of it", async () => {
  expect(await server.data().from("profiles").select()).toMatchObject({
    status: 401,
    error: { code: "42501" },
  });
  expect((await other.data.from("profiles").select("user_id")).data).toEqual([{ user_id: other.id }]);
  expect(await other.data.from("profiles").select().eq("user_id", customer.id).single()).toMatchObject({
    status: 406,
    error: { code: "PGRST116" },
  });
});

test("a user changes their own name and nobody else's", async () => {
  const own = await customer.data
    .from("profiles")
    .update({ full_name: "New" })
    .eq("user_id", customer.id)
    .select("full_name")
    .single();
  expect(own.data).toEqual({ full_name: "New" });
  const foreign = await customer.data
    .from("profiles")
    .update({ full_name: "X" })
    .eq("user_id", other.id)
    .select("user_id");
  expect(foreign.data).toEqual([]);
  expect((await profile(other)).data?.full_name).toBe("");
});

test("no way through the API raises a user's own role", async () => {
  const before = await stored();
  const { data: client, id } = customer;
  const attempts = [
    client.from("profiles").update({ role: "admin" }).eq("user_id", id),
    client.from("profiles").update({ full_name: "A", role: "admin" }).eq("user_id", id),
    client.from("profiles").update({ requested_role: "admin" }).eq("user_id", id),
    client.from("profiles").upsert({ user_id: id, role: "admin", email: "a@example.com" }),
    client.from("profiles").insert({ user_id: id, role: "admin", email: "a@example.com" }),
    client.from("profiles").delete().eq("user_id", id),
    client.rpc("set_user_role", { target: id, new_role: "admin" }),
    server.data().rpc("set_user_role", { target: id, new_role: "admin" }),
  ];
  for (const attempt of attempts) expect((await attempt).error?.code).toBe("42501");
  expect(await stored()).toEqual(before);
});

test("an admin reads every profile and decides roles", async () => {
  const admin = await server.signUp();
  await server.owner.query("update public.profiles set role = 'admin' where user_id = $1", [admin.id]);
  expect((await admin.data.from("profiles").select("user_id")).data).toHaveLength(3);
  expect(await admin.data.rpc("set_user_role", { target: other.id, new_role: "admin" })).toMatchObject({
    status: 204,
  });
  expect((await profile(other)).data?.role).toBe("admin");
});
