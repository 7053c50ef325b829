import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

async function createScene() {
  const scene = await createTestDatabase();
  const admin = await createAccount(scene.owner);
  await scene.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const list = async (asked: string) =>
    (await queryAs(scene.database, admin, `select * from ${asked}`)).rows as Record<string, unknown>[];
  return { ...scene, list };
}

/** A quote of each state, each dearer, made later and good for longer than the one before. */
async function putQuotes({ owner }: Awaited<ReturnType<typeof createScene>>) {
  const answered = { accepted: "accepted_at", declined: "declined_at", withdrawn: "withdrawn_at" };
  const states = ["accepted", "declined", "withdrawn", "expired", "open"] as const;
  for (const [at, state] of states.entries()) {
    await owner.query(
      `insert into quotes (id, email, title, currency, tax_rate, net_cents, tax_cents, made_on, valid_until, at)
       values ($1, $2, $3, 'USD', 0, $4, 0, '2026-01-01', $5, now() + $6 * interval '1 minute')`,
      [
        randomUUID(),
        `${state}@example.com`,
        `Weir_${state} 100%`,
        100 * (at + 1),
        state === "open" ? "2999-01-01" : `2026-01-${10 + at}`,
        at,
      ],
    );
    if (state in answered)
      await owner.query(
        `update quotes set ${answered[state as keyof typeof answered]} = now() where email = $1`,
        [`${state}@example.com`],
      );
  }
  return states;
}

test("each filter of the studio's quotes gives those that are told to be so, in every order and page", async () => {
  const scene = await createScene();
  const states = await putQuotes(scene);
  const told = async (asked: string) =>
    (await scene.list(`list_quotes(${asked})`)).map(({ state }) => String(state));
  for (const state of states)
    expect(await scene.list(`list_quotes(with_state => '${state}')`)).toMatchObject([{ state, found: 1 }]);
  expect(await told("with_state => 'something else'")).toEqual([]);
  for (const order of ["made", "amount", "valid"]) {
    expect(await told(`sorted_by => '${order}'`), order).toEqual(states.toReversed());
    expect(await told(`sorted_by => '${order}', descending => false`), order).toEqual(states);
  }
  const byPage = await Promise.all([1, 2, 3].map((page) => told(`page_size => 2, page => ${page}`)));
  expect(byPage.flat()).toEqual(states.toReversed());
});

test("quotes are found by any part of what they are about or of the address, and by no sign that stands for others", async () => {
  const scene = await createScene();
  await putQuotes(scene);
  const found = async (containing: string) =>
    (await scene.list(`list_quotes(containing => '${containing}')`)).map(({ state, found: of }) => [
      state,
      of,
    ]);
  expect(await found(" WEIR_declined ")).toEqual([["declined", 1]]);
  expect(await found("open@")).toEqual([["open", 1]]);
  expect(await found("100%")).toHaveLength(5);
  for (const nothing of ["1%0", "weir-declined", "100% open@", "o%@"])
    expect(await found(nothing)).toEqual([]);
});

test("years of hosting are found by whose they are and how they stand, each with its sites, in every order and page", async () => {
  const scene = await createScene();
  const states = ["active", "overdue", "suspended", "ended"] as const;
  for (const [at, state] of states.entries()) {
    const { id } = await createAccount(scene.owner, {
      email: `${state}@example.com`,
      metadata: { full_name: `Weir_${at} 100%` },
    });
    await scene.owner.query(
      `insert into subscriptions (id, customer, offer, price_cents, currency, tax_rate, started_on, until, state, cancelled_on)
       values ($1, $2, 'hosting', 60000, 'USD', 0, $3, $4, $5, $6)`,
      [randomUUID(), id, `2025-01-0${at + 1}`, `2026-01-0${at + 1}`, state, at === 3 ? "2025-12-01" : null],
    );
    for (let site = 0; site < at; site += 1)
      await scene.owner.query(
        `insert into sites (id, owner, name, subdomain, template, trashed_at)
         values (gen_random_uuid(), $1, 'A', $2, 'food', $3)`,
        [id, `a-site-${at}-${site}`, site === 2 ? new Date() : null],
      );
  }
  const told = async (asked: string) =>
    (await scene.list(`list_subscriptions(${asked})`)).map(({ state }) => String(state));
  expect(await scene.list("list_subscriptions()")).toMatchObject([
    { state: "active", sites: 0, found: 4, name: "Weir_0 100%", email: "active@example.com" },
    { state: "overdue", sites: 1 },
    { state: "suspended", sites: 2 },
    { state: "ended", sites: 2 },
  ]);
  for (const state of states) expect(await told(`with_state => '${state}'`)).toEqual([state]);
  expect(await told("with_state => 'cancelled'")).toEqual(["ended"]);
  expect(await told("with_state => 'something else'")).toEqual([]);
  for (const searched of ["", "containing => '100%', "])
    for (const order of ["until", "name", "started"]) {
      expect(await told(`${searched}sorted_by => '${order}'`), order).toEqual(states);
      const back = await told(`${searched}sorted_by => '${order}', descending => true`);
      expect(back, order).toEqual(states.toReversed());
    }
  const byPage = await Promise.all([1, 2].map((page) => told(`page_size => 3, page => ${page}`)));
  expect(byPage).toEqual([["active", "overdue", "suspended"], ["ended"]]);
  expect(await told("containing => 'weir_2'")).toEqual(["suspended"]);
  expect(await told("containing => 'OVERDUE@'")).toEqual(["overdue"]);
  for (const nothing of ["weir-2", "%"])
    expect(await told(`containing => '${nothing}'`)).toHaveLength(nothing === "%" ? 4 : 0);
});
