import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** What invoices there are of each state, on a day on which those that are due on the first are late. */
const made = {
  open: { due: "2999-01-01", open: 100 },
  overdue: { due: "2026-01-02", open: 100 },
  paid: { due: "2026-01-02", open: 0 },
  waived: { due: "2026-01-02", open: 0, waived: "2026-02-01" },
  credited: { due: "2026-01-02", open: 0, credited: 100 },
};

async function createScene() {
  const scene = await createTestDatabase();
  const { owner: database } = scene;
  const admin = await createAccount(database);
  await database.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const ids: Record<string, string> = {};
  const put = async (state: string, sequence: number, values: object) => {
    const id = randomUUID();
    ids[state] = id;
    const { due, open, credited, waived, kind, corrects } = {
      due: "2026-01-02",
      open: 0,
      credited: 0,
      waived: null,
      kind: "invoice",
      corrects: null,
      ...values,
    };
    await database.query(
      `insert into invoices (id, kind, year, sequence, email, buyer, seller, currency, tax_rate, net_cents, tax_cents, open_cents,
         credited_cents, issued_on, due_on, waived_on, corrects)
       values ($1, $2, 2026, $3, $4, $5, '{}', 'USD', 0, 100, 0, $6, $7, '2026-01-01', $8, $9, $10)`,
      [
        id,
        kind,
        sequence,
        `${state}@example.com`,
        { name: `Weir_${state} 100%` },
        open,
        credited,
        due,
        waived,
        corrects,
      ],
    );
  };
  for (const [at, [state, values]] of Object.entries(made).entries()) await put(state, at + 1, values);
  await put("credit", 6, { kind: "credit", corrects: ids.credited });
  const list = async (asked: string) =>
    (await queryAs(scene.database, admin, `select id, state, found from list_invoices(${asked})`)).rows.map(
      ({ id, state, found }) => ({ id, state, found }),
    );
  return { ...scene, ids, list };
}

test("each filter of the studio's invoices gives those that are told to be so", async () => {
  const { ids, list } = await createScene();
  for (const [state, id] of Object.entries(ids)) {
    expect(await list(`with_state => '${state}'`), state).toEqual([{ id, state, found: 1 }]);
  }
  expect((await list("with_state => 'unpaid'")).map(({ state }) => state).sort()).toEqual([
    "open",
    "overdue",
  ]);
  expect(await list("with_state => 'something else'")).toEqual([]);
  expect(await list("")).toHaveLength(6);
});

test("invoices are found by any part of number, name or address, and by no sign that stands for others", async () => {
  const { ids, list } = await createScene();
  const found = async (containing: string) =>
    (await list(`containing => '${containing}'`)).map(({ id }) => id);
  expect(await found("2026-00003")).toEqual([ids.paid]);
  expect(await found(" WEIR_waived ")).toEqual([ids.waived]);
  expect(await found("overdue@")).toEqual([ids.overdue]);
  expect(await found("100%")).toHaveLength(6);
  for (const nothing of ["%", "1%0", "weir-waived", "example.com weir"]) {
    expect(await found(nothing), nothing).toHaveLength(nothing === "%" ? 6 : 0);
  }
});

test("what becomes of an invoice is seen in the list at once, in every order and page", async () => {
  const { owner, ids, list } = await createScene();
  await owner.query("update invoices set open_cents = 0 where id = $1", [ids.overdue]);
  expect(await list("with_state => 'overdue'")).toEqual([]);
  expect(
    (await list("with_state => 'paid', sorted_by => 'name', descending => false")).map(({ id }) => id),
  ).toEqual([ids.overdue, ids.paid]);
  const byPage = await Promise.all([1, 2, 3].map((page) => list(`page_size => 2, page => ${page}`)));
  expect(byPage.flat().map(({ id }) => id)).toEqual([
    ids.credit,
    ids.credited,
    ids.waived,
    ids.paid,
    ids.overdue,
    ids.open,
  ]);
  expect(byPage.flat().every(({ found }) => found === 6)).toBe(true);
});
