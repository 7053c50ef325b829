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

async function signUpAdmin(): Promise<TestUser> {
  const admin = await server.signUp();
  await server.owner.query("update public.profiles set role = 'admin' where user_id = $1", [admin.id]);
  return admin;
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

test("an admin lists people, page by page, and decides roles", async () => {
  const admin = await signUpAdmin();
  const page = async (before: object) => {
    const { data } = await admin.data.rpc("list_people", { page_size: 2, ...before });
    return data as { user_id: string; created_at: string }[];
  };
  const first = await page({});
  const last = first.at(-1);
  const second = await page({ before_created_at: last?.created_at, before_user_id: last?.user_id });
  const everybody = [...first, ...second].map((person) => person.user_id);
  expect(new Set(everybody)).toEqual(new Set([customer.id, other.id, admin.id]));
  expect(everybody).toHaveLength(3);
  expect(await admin.data.rpc("set_user_role", { target: other.id, new_role: "admin" })).toMatchObject({
    status: 204,
  });
  expect((await profile(other)).data?.role).toBe("admin");
});

test("whoever is no admin with a session lists nobody, and in the table everybody sees themselves alone", async () => {
  const [admin, ended] = [await signUpAdmin(), await signUpAdmin()];
  await server.owner.query("delete from auth.sessions where id = $1", [ended.session]);
  const service = server.data({ apikey: server.secretKey });
  const refusals: [TestUser["data"], number, string][] = [
    [server.data(), 401, "42501"],
    [customer.data, 403, "42501"],
    [ended.data, 401, "PGRST303"],
    [service, 403, "42501"],
  ];
  for (const [client, status, code] of refusals) {
    for (const options of [{}, { get: true }]) {
      const attempt = await client.rpc("list_people", {}, options);
      expect(attempt).toMatchObject({ status, data: null, error: { code } });
    }
  }
  for (const person of [admin, customer]) {
    expect((await person.data.from("profiles").select("user_id")).data).toEqual([{ user_id: person.id }]);
  }
  expect(await ended.data.from("profiles").select()).toMatchObject({ status: 401, data: null });
  expect((await service.from("profiles").select("user_id")).data?.length).toBeGreaterThan(3);
});
