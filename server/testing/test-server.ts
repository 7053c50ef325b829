import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { GoTrueClient } from "@supabase/auth-js";
import type pg from "pg";
import { type Logger, pino } from "pino";
import { onTestFinished } from "vitest";
import type { CommandParts } from "../api/command-parts.ts";
import { type AppParts, createApp } from "../app.ts";
import { createSecretToken } from "../auth/link/secret-token.ts";
import { createSigningKeys } from "../auth/session/signing-keys.ts";
import { keepTemplateList } from "../catalogue/template-list.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { everyJob } from "../jobs/every-job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { mailQueue } from "../mail/enqueue-mail.ts";
import type { Mail } from "../mail/mail-queue.ts";
import { startRenderer } from "../publishing/start-renderer.ts";
import { createTestDatabase } from "./test-database.ts";

export type TestServer = {
  /** Origin of the server, which is its SITE_URL as well. */
  url: string;
  database: Database;
  /** As the owner of the database: for arranging and for looking at what really stands in the tables. */
  owner: pg.Pool;
  secretKey: string;
  /** Opens the outbox, where the environment lets there be one. */
  outboxKey: string;
  app: ReturnType<typeof createApp>;
  /** What another app on the same database would be made of. */
  commands: CommandParts;
  /** Begins to do the jobs that are sent, where it does not from the start. */
  work: () => Promise<void>;
  /** The mails queued so far, oldest first. */
  mails: () => Promise<Mail[]>;
  /** The official client as one browser would have it: each call gives another browser. */
  client: (headers?: Record<string, string>, flowType?: "implicit" | "pkce") => GoTrueClient;
};

/** What of a server tests ask things of, wherever it runs. */
export type AskedServer = Pick<TestServer, "url" | "owner" | "secretKey" | "client">;

export type TestServerOptions = Partial<Pick<AppParts, "limits" | "evenAnswerTime" | "secretKey">> & {
  environment?: Record<string, string>;
  log?: Logger;
  /** Whether it does the jobs that are sent. */
  works?: boolean;
  onFinished?: (cleanUp: () => Promise<void>) => void;
};

/**
 * The whole application over HTTP on a free port with a database of its own, for one test (or one file, when
 * `onFinished` is its `afterAll`). Mails stay in the queue, where `mails()` reads them; the Data API has no limit that a
 * test meets.
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const onFinished = options.onFinished ?? onTestFinished;
  const { database, owner } = await createTestDatabase(onFinished);
  const secretKey = options.secretKey ?? `sb_secret_${randomBytes(24).toString("base64url")}`;
  const outboxKey = createSecretToken();
  let answer: (request: Request, env: object) => unknown = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({ SITE_URL: url, API_REQUESTS_PER_MINUTE: "1000000", ...options.environment });
  const log = options.log ?? pino({ level: "silent" });
  const desk = startRenderer();
  const press = startRenderer();
  const jobs = await startJobs({ database, log }, everyJob);
  const templates = keepTemplateList(database, { log });
  const commands = {
    config,
    database,
    mail: mailQueue,
    log,
    jobs,
    desk,
    press,
    receiptKeys: createSigningKeys(database, "receipt"),
    templates,
  };
  if (options.works) await jobs.work(commands);
  const app = createApp({
    ...commands,
    secretKey,
    outboxKey: config.outbox ? outboxKey : undefined,
    ...(options.limits ? { limits: options.limits } : {}),
    evenAnswerTime: options.evenAnswerTime ?? 0,
  });
  answer = (request, env) => app.fetch(request, env);
  onFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    if ("closeAllConnections" in server) server.closeAllConnections();
    await closed;
    await Promise.all([jobs.stop(1_000), desk.stop(), press.stop(), templates.stop()]);
  });
  return {
    url,
    database,
    owner,
    secretKey,
    outboxKey,
    app,
    commands,
    work: () => jobs.work(commands),
    mails: async () => {
      const { rows } = await owner.query<{ mail: Mail }>("select mail from private.mail_queue order by id");
      return rows.map((row) => row.mail);
    },
    client: (headers, flowType) => createTestClient(url, headers, flowType),
  };
}

/** The official client of the server at `url`, as one browser would have it. */
export function createTestClient(
  url: string,
  headers: Record<string, string> = {},
  flowType: "implicit" | "pkce" = "implicit",
): GoTrueClient {
  const items = new Map<string, string>();
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers,
    storageKey: `test-${randomBytes(4).toString("hex")}`,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
  });
}
