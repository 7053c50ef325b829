import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/find-free-port.ts";

export type Product = {
  url: string;
  /** Process id of the server; the database runs as its child. */
  pid: number;
  /** Opens the administrative calls of `/auth/v1` and `/rest/v1`. */
  secretKey: string;
  /** The link to the mails that the console shows. Throws when it shows none within 10 s, as with a mail server. */
  outboxLink: () => Promise<string>;
  stop: () => Promise<void>;
  /** Ends the server as a crash does: nothing is finished, and its database is left alone. */
  kill: () => Promise<void>;
};

/**
 * Starts the built product as `npm start` does, on a free port with a data folder of its own, and waits until it
 * answers. `env` overrides single variables. Throws with the server's output when it does not come up within 60 s.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "fabula-product-")));
  const port = env.PORT ?? (await findFreePort());
  const secretKey = env.SUPABASE_SECRET_KEY ?? `sb_secret_${randomBytes(24).toString("base64url")}`;
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      NODE_ENV: "production",
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SUPABASE_SECRET_KEY: secretKey,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collect(child);
  await waitUntilHealthy(url, child, output).catch((error) => {
    child.kill("SIGTERM"); // what never came up would run on beside all that follows
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    secretKey,
    outboxLink: () => findInOutput(output, /http:\S+\/outbox\?key=\S+(?= )/),
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function waitUntilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode}:\n${output().slice(-8_000)}`);
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline)
      throw new Error(`the server did not answer within 60 s:\n${output().slice(-8_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The banner is printed a moment after the server answers. */
async function findInOutput(output: () => string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const [found] = pattern.exec(output()) ?? [];
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`the console shows no ${pattern}:\n${output().slice(-8_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
