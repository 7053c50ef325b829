import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holdLock } from "./hold-lock.mjs";

function lockFile() {
  const folder = mkdtempSync(join(tmpdir(), "fabula-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "some.lock");
}

test("two pieces of work under one lock are done one after the other, and the lock is gone after both", async () => {
  const file = lockFile();
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
  };
  await Promise.all([holdLock(file, work("one")), holdLock(file, work("two"))]);
  expect(events.map((event) => event.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
  expect(existsSync(file)).toBe(false);
});

test("whoever waits is told once", async () => {
  const file = lockFile();
  let told = 0;
  const { promise: released, resolve: release } = Promise.withResolvers();
  const first = holdLock(file, () => released);
  const second = holdLock(
    file,
    async () => {},
    () => {
      told += 1;
      release();
    },
  );
  await Promise.all([first, second]);
  expect(told).toBe(1);
});

test("the lock of a process that died is taken over", async () => {
  const file = lockFile();
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  writeFileSync(file, `${pid}`);
  expect(await holdLock(file, async () => "done")).toBe("done");
});

test("the lock of a process that lives but no longer holds it (its id was given again) is taken over", async () => {
  const file = lockFile();
  writeFileSync(file, `${process.ppid}`);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await holdLock(file, async () => "done")).toBe("done");
});

test("a lock that was taken over meanwhile is left to its new holder", async () => {
  const file = lockFile();
  await holdLock(file, async () => writeFileSync(file, `${process.ppid}`));
  expect(readFileSync(file, "utf8")).toBe(`${process.ppid}`);
});

test("work that fails passes its error on and releases the lock", async () => {
  const file = lockFile();
  await expect(holdLock(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});
