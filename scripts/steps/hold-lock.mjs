import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const heartbeat = 2_000;
// Long enough for a holder that a busy machine has starved.
const silence = 45_000;

/**
 * Does `work` while no other launcher on this clone does such work: `file` is the lock, and holds the id of who has
 * it. Who finds it taken waits, calling `onWait` once; one whose holder is dead or silent is taken over.
 */
export async function holdLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!(await take(file))) {
    if (!told) onWait();
    told = true;
    await wait(250);
  }
  const beating = setInterval(() => touch(file), heartbeat);
  // Taken over by another while we were silent, it is that one's to release.
  const release = () => read(file) === `${process.pid}` && rmSync(file, { force: true });
  process.on("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(beating);
    process.off("exit", release);
    release();
  }
}

async function take(file) {
  const mine = `${process.pid}`;
  try {
    writeFileSync(file, mine, { flag: "wx" });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isAbandoned(file)) setAside(file);
    return false;
  }
  // Two that set an abandoned lock aside at once may take away each other's new one: the last writer has it.
  await wait(100);
  return read(file) === mine;
}

function isAbandoned(file) {
  const holder = Number(read(file));
  try {
    if (holder > 0) process.kill(holder, 0);
    return Date.now() - statSync(file).mtimeMs > silence;
  } catch (error) {
    if (error.code === "ENOENT") return false; // released just now
    return error.code === "ESRCH";
  }
}

function setAside(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
