import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/find-free-port.ts";
import type { Product } from "../tests/start-product.ts";
import type { Row } from "./rows.ts";

const root = join(import.meta.dirname, "..");

/** Memory of the server and everything it started, each shared page counted once (PSS). */
export async function measureMemory(product: Product): Promise<Row[]> {
  const bytes = await proportionalMemory(await familyOf(product.pid));
  const mebibytes = bytes / 1024 / 1024;
  return [
    {
      what: "memory of the whole product at rest (PSS)",
      budget: "<= 300 MB",
      value: `${Math.round(mebibytes)} MB`,
      holds: mebibytes <= 300,
    },
  ];
}

async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parent) parents.set(Number(entry), parent);
  }
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [child, parent] of parents) {
      if (family.has(parent) && !family.has(child)) {
        family.add(child);
        grew = true;
      }
    }
  }
  return [...family];
}

async function proportionalMemory(pids: number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** From `npm start` to the first 200: on the build that is here, and in a fresh clone with nothing installed. */
export async function measureStarts(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "fabula-start-"));
  await timeStart(root, dataDir); // makes the database once: the row is about every start after the first
  const again = await timeStart(root, dataDir);
  const clone = await mkdtemp(join(tmpdir(), "fabula-clone-"));
  await run("git", ["clone", "--quiet", root, clone]);
  const fresh = await timeStart(clone, join(clone, ".data"));
  await rm(clone, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  return [
    {
      what: "npm start on an existing build",
      budget: "<= 2 s",
      value: seconds(again),
      holds: again <= 2_000,
    },
    { what: "npm start in a fresh clone", budget: "<= 90 s", value: seconds(fresh), holds: fresh <= 90_000 },
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function timeStart(directory: string, dataDir: string): Promise<number> {
  const port = await findFreePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: directory,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: "ignore",
    detached: true, // a group of its own, so that npm and what it starts end together
  });
  for (;;) {
    const response = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (response?.ok) break;
    if (child.exitCode !== null) throw new Error(`npm start in ${directory} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const took = performance.now() - started;
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await once(child, "exit");
  return took;
}

async function run(command: string, args: string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
