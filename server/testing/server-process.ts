import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { findProcesses } from "../db/cluster/find-processes.ts";
import { findFreePort } from "../find-free-port.ts";
import { createDataDirectory } from "./data-directory.ts";

export type ServerProcess = {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** All that the console was told until now. */
  output: () => string;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  kill: (signal: NodeJS.Signals) => void;
  /** Ids of the processes of its database that are alive now. */
  databaseProcesses: () => Promise<number[]>;
  /** Kills them all at once, as a lost power supply would. */
  killDatabase: () => Promise<void>;
  /** Connection string of the embedded database's superuser. */
  ownerUrl: () => Promise<string>;
};

/**
 * Runs `entry` of `server` as a process of its own, on a free port and in a data folder of its own unless `env` says otherwise.
 * Does not wait for it; whatever is left of it and its database is killed after the test.
 */
export async function runServerProcess(
  env: Record<string, string> = {},
  entry = "main.ts",
): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? (await createDataDirectory());
  const port = Number(env.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", entry)], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  const files = join(dataDir, "cluster");
  const databaseProcesses = () => findProcesses(files).catch(() => []);
  const killDatabase = async () => {
    for (const pid of await databaseProcesses()) killIfAlive(pid);
  };
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    await killDatabase();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: (signal) => void child.kill(signal),
    databaseProcesses,
    killDatabase,
    ownerUrl: async () => {
      const password = await readFile(join(dataDir, "password"), "utf8");
      const databasePort = (await readFile(join(files, "postmaster.pid"), "utf8")).split("\n")[3];
      return `postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`;
    },
  };
}

/** The same, up and serving. Throws with what the console was told when it ends instead. */
export async function startServerProcess(
  env: Record<string, string> = {},
  entry = "main.ts",
): Promise<ServerProcess> {
  const server = await runServerProcess(env, entry);
  let outcome: number | string | undefined;
  void server.ended.then((ending) => {
    outcome = ending;
  });
  while (outcome === undefined) {
    const answer = await fetch(`${server.url}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return server;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // A port that was free a moment ago may be somebody else's by now.
  if (!env.PORT && /port \d+ is taken/.test(server.output())) return startServerProcess(env, entry);
  throw new Error(`the server ended (${outcome}):\n${server.output()}`);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
