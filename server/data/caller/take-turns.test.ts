import type pg from "pg";
import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "../../db/database.ts";
import { createDataServer } from "../testing/create-data-server.ts";
import { inTurn } from "./take-turns.ts";

const poolOfTen = () => ({ options: { max: 10 } }) as pg.Pool;

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let began = false;
  return {
    run: () => {
      began = true;
      return promise;
    },
    began: () => began,
    end: resolve,
  };
}

test("one caller holds five of ten connections at most, all callers seven, and each gets the next free turn", async () => {
  const pool = poolOfTen();
  const callers = ["a", "a", "a", "a", "a", "a", "b", "b", "c", "c"];
  const works = callers.map(work);
  const done = works.map(({ run }, index) => inTurn(pool, callers[index] ?? null, run));
  const begun = () => works.map((each) => Number(each.began())).join("");
  expect(begun()).toBe("1111101100");
  works[6]?.end();
  await done[6];
  expect(begun()).toBe("1111101110");
  works[0]?.end();
  await done[0];
  expect(begun()).toBe("1111111110");
  for (const each of works) each.end();
  await Promise.all(done);
  expect(begun()).toBe("1111111111");
});

test("work that fails gives its turn on", async () => {
  const pool = poolOfTen();
  for (let turn = 0; turn < 10; turn += 1) {
    await expect(inTurn(pool, "a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
  expect(await inTurn(pool, "a", () => Promise.resolve("yes"))).toBe("yes");
});

test("who has the secret key is held back by nobody's share", async () => {
  const pool = poolOfTen();
  const works = Array.from({ length: 8 }, work);
  const done = works.map(({ run }) => inTurn(pool, null, run));
  expect(works.filter((each) => each.began())).toHaveLength(7);
  for (const each of works) each.end();
  await Promise.all(done);
});

test("after two seconds without a turn the answer is to come back", async () => {
  const pool = poolOfTen();
  const works = Array.from({ length: 5 }, work);
  const done = works.map(({ run }) => inTurn(pool, "a", run));
  await expect(inTurn(pool, "a", () => Promise.resolve())).rejects.toThrow(DatabaseUnavailableError);
  for (const each of works) each.end();
  await Promise.all(done);
});

test("slow questions of one caller hold up neither health nor sign-in nor others' questions", async () => {
  const server = await createDataServer();
  const [slow, other] = [await server.signUp(), await server.signUp()];
  // Longer than anybody waits for a connection, and shorter than a statement may take.
  const settled = Promise.all(Array.from({ length: 10 }, () => slow.data.rpc("stall", { seconds: 2.3 })));
  const stalling = "select from pg_stat_activity where query like '%stall%' and usename = 'fabula_server'";
  await expect.poll(async () => (await server.owner.query(stalling)).rowCount).toBeGreaterThanOrEqual(2);
  const answers = await Promise.all([
    fetch(`${server.url}/healthz`),
    fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${other.token}` } }),
    other.data.from("notes").select(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await settled;
});
