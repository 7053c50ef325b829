import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { findFreePort } from "../find-free-port.ts";
import { findPostgresBinaries } from "./binaries.ts";
import { chooseAccount } from "./cluster/choose-account.ts";
import { keepRunning } from "./cluster/keep-running.ts";
import { makeClusterFiles } from "./cluster/make-cluster-files.ts";
import { rotateLog } from "./cluster/rotate-log.ts";
import { runPostmaster } from "./cluster/run-postmaster.ts";
import { stopOrphan } from "./cluster/stop-orphan.ts";

export type Cluster = {
  /** Connection string of the superuser: for migrations only, never for serving. */
  ownerUrl: string;
  stop: () => Promise<void>;
};

export type ClusterOptions = {
  /** Given to PostgreSQL after its own: `-c name=value`. */
  flags?: string[];
  log?: Pick<Logger, "warn">;
  /** Told in words what is going to take a moment. */
  report?: (step: string) => void;
};

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "50",
  shared_buffers: "32MB",
  jit: "off",
  // Helper processes that a database of this size has no use for.
  io_method: "sync",
  max_logical_replication_workers: "0",
  // The log says what happens to the server, never a statement: those carry personal data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

const hour = 3_600_000;

/**
 * Starts the embedded PostgreSQL whose files live in `directory` (absolute path; made on first use) and gives back
 * how to reach it. One that a killed server left behind is stopped first; when the process dies, it is started
 * again on the same port. The caller makes sure that nobody else uses the directory. Throws `StartError` for
 * what the reader of the console can set right.
 */
export async function startCluster(directory: string, options: ClusterOptions = {}): Promise<Cluster> {
  const binaries = await findPostgresBinaries();
  const files = join(directory, "cluster");
  const logFile = join(directory, "postgres.log");
  await mkdir(directory, { recursive: true });
  if (process.getuid?.() === 0) await chmod(directory, 0o711);
  const account = chooseAccount(binaries.postgres, files);
  if (!existsSync(files)) options.report?.("Making the database (first start)");
  await makeClusterFiles(files, () => makePassword(directory), binaries, account);
  const password = await readFile(join(directory, "password"), "utf8");
  if (await stopOrphan(files))
    options.log?.warn("a database left running by a killed server was stopped first");
  await rotateLog(logFile);
  const port = await findFreePort();
  const flags = ["-p", String(port), ...asFlags(settings), ...(options.flags ?? [])];
  const running = await keepRunning(() => runPostmaster({ binaries, account, files, logFile, flags }), {
    onLost: (reason) => options.log?.warn({ reason }, "database lost, starting it again"),
    onBack: () => options.log?.warn("database is back"),
  });
  const rotation = setInterval(() => void rotateLog(logFile), hour).unref();
  return {
    ownerUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      clearInterval(rotation);
      await running.stop();
    },
  };
}

async function makePassword(directory: string): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  await writeFile(join(directory, "password"), password, { mode: 0o600 });
  return password;
}

function asFlags(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
