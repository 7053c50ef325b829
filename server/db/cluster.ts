import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { findPostgresBinaries } from "./binaries.ts";

export type Cluster = {
  /** Connection string of the superuser: for migrations only, never for serving. */
  ownerUrl: string;
  stop: () => Promise<void>;
};

/**
 * Starts the embedded PostgreSQL whose files live in `directory` (absolute path; made on first use) and gives
 * back how to reach it. Throws when PostgreSQL does not answer within 30 s.
 */
export async function startCluster(directory: string, options: { flags?: string[] } = {}): Promise<Cluster> {
  const binaries = await findPostgresBinaries();
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const passwordFile = join(directory, "password");
  const files = join(directory, "cluster");
  await mkdir(directory, { recursive: true });
  if (identity.uid) await chmod(directory, 0o711);
  if (!existsSync(join(files, "PG_VERSION"))) {
    await rm(files, { recursive: true, force: true });
    await mkdir(files, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (identity.uid) {
      await chown(files, identity.uid, identity.gid);
      await chown(passwordFile, identity.uid, identity.gid);
    }
    await run(
      binaries.initdb,
      [
        "-D",
        files,
        "-U",
        "postgres",
        "-A",
        "scram-sha-256",
        "--pwfile",
        passwordFile,
        "-E",
        "UTF8",
        "--locale-provider=builtin",
        "--locale=C.UTF-8",
        "--no-instructions",
      ],
      identity,
    );
  }
  const password = await readFile(passwordFile, "utf8");
  const port = await findFreePort();
  const child = spawn(
    binaries.postgres,
    [
      "-D",
      files,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      ...(options.flags ?? []),
    ],
    { ...identity, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ownerUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(ownerUrl, child);
  return { ownerUrl, stop: () => stop(child) };
}

async function run(command: string, args: string[], identity: { uid?: number; gid?: number }): Promise<void> {
  const child = spawn(command, args, { ...identity, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors.trim()}`);
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  let log = "";
  child.stderr?.on("data", (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once: ${log.trim()}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGINT"); // "fast": ends connections, writes a checkpoint
  await ended;
}
