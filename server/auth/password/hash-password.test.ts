import { availableParallelism } from "node:os";
import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { createPasswordHasher, HashQueueFullError } from "./hash-password.ts";

const foreignHash = "$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";

test("a password verifies against its own hash and no other", async () => {
  const hasher = createPasswordHasher({ parallel: 2, longestQueue: 10, saltKey: "key" });
  const hash = await hasher.hash("correct horse");
  expect(await hasher.verify(hash, "correct horse")).toBe(true);
  expect(await hasher.verify(hash, "Correct horse")).toBe(false);
  expect(await hasher.hash("correct horse")).not.toBe(hash);
});

test("hashes are argon2id with OWASP's parameters", async () => {
  const hash = await createPasswordHasher({ parallel: 1, longestQueue: 0, saltKey: "key" }).hash("secret");
  expect(hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(parseOptions(hash)).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    outputLen: 32,
  });
});

test("a missing hash and a hash of another algorithm give false after as much work as a real one", async () => {
  const hasher = createPasswordHasher({ parallel: 1, longestQueue: 0, saltKey: "key" });
  const real = await hasher.hash("secret");
  const rounds = { real: 0, missing: 0, foreign: 0 };
  for (let round = 0; round < 10; round += 1) {
    for (const [kind, hash] of [
      ["real", real],
      ["missing", undefined],
      ["foreign", foreignHash],
    ] as const) {
      const before = process.cpuUsage();
      expect(await hasher.verify(hash, "wrong")).toBe(false);
      rounds[kind] += process.cpuUsage(before).user;
    }
  }
  expect(rounds.missing).toBeGreaterThan(rounds.real * 0.6);
  expect(rounds.foreign).toBeGreaterThan(rounds.real * 0.6);
});

test("passwords wait in order, and one too many is refused without disturbing the others", async () => {
  const hasher = createPasswordHasher({ parallel: 1, longestQueue: 2, saltKey: "key" });
  const finished: string[] = [];
  const admitted = ["first", "second", "third"].map(async (password) => {
    const hash = await hasher.hash(password);
    finished.push(password);
    return hasher.verify(hash, password);
  });
  await expect(hasher.hash("fourth")).rejects.toBeInstanceOf(HashQueueFullError);
  await expect(hasher.verify(undefined, "fifth")).rejects.toBeInstanceOf(HashQueueFullError);
  expect(await Promise.all(admitted)).toEqual([true, true, true]);
  expect(finished).toEqual(["first", "second", "third"]);
});

test("at most as many hashes run at once as allowed, and one core is always left for everything else", async () => {
  const hasher = createPasswordHasher({ parallel: 4, longestQueue: 0, saltKey: "key" });
  const answers = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.hash("secret")));
  const places = Math.min(4, Math.max(1, availableParallelism() - 1));
  expect(answers.map(({ status }) => status === "fulfilled").lastIndexOf(true)).toBe(places - 1);
});

test("a place is free again after a failure", async () => {
  const hasher = createPasswordHasher({ parallel: 1, longestQueue: 0, saltKey: "key" });
  await expect(hasher.verify("$argon2id$broken", "secret")).rejects.toThrow();
  expect(await hasher.verify(undefined, "secret")).toBe(false);
});

test("hashing leaves the event loop free", async () => {
  const hasher = createPasswordHasher({ parallel: 4, longestQueue: 200, saltKey: "key" });
  let done = false;
  const work = Promise.all(Array.from({ length: 20 }, () => hasher.hash("secret"))).finally(() => {
    done = true;
  });
  let turns = 0;
  while (!done) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await work;
  // On the event loop's own thread, 20 hashes would allow about one turn each.
  expect(turns).toBeGreaterThan(200);
});
