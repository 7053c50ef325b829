import { request } from "node:http";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { createSigningKeys } from "../../auth/session/signing-keys.ts";
import { readConfig } from "../../config.ts";
import { listen } from "../../http/listen.ts";
import { eventually } from "../../mail/testing/eventually.ts";
import { publishSite } from "../../testing/published-site.ts";
import { openRawRequest } from "../../testing/raw-request.ts";
import { newSubdomain } from "../../testing/sites.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { answerByHost } from "../answer-by-host.ts";
import { type ServingParts, startServing } from "../start-serving.ts";

export type SiteAnswer = { status: number; headers: Headers; body: Buffer; text: string };

export type SiteServer = TestDatabase & {
  port: number;
  /** What is answered to a request of exactly this path under this name of localhost; `host` overrides the whole. */
  ask: (subdomain: string, path?: string, asking?: Asking) => Promise<SiteAnswer>;
  /** Waits until the server has heard of all that has changed until now. */
  hasHeard: () => Promise<void>;
  /** What is answered to these lines, with `Connection: close` behind them. */
  askRaw: (lines: string[]) => Promise<string>;
};

type Asking = { method?: string; headers?: Record<string, string>; host?: string; body?: string };

type Options = Partial<
  Pick<ServingParts, "now" | "receive" | "noteViewer" | "visits" | "room" | "database">
> & {
  environment?: Record<string, string>;
  /** The database of another server. */
  beside?: TestDatabase;
};

/** Sites by name of localhost, beside an app that answers everything with "the app", on a database of their own. */
export async function createSiteServer(options: Options = {}): Promise<SiteServer> {
  const { environment = {}, beside, ...parts } = options;
  const stores = beside ?? (await createTestDatabase());
  const config = readConfig({ SITES_HOST: "localhost", ...environment });
  const log = pino({ level: "silent" });
  const sites = await startServing({
    database: stores.database,
    keys: createSigningKeys(stores.database, "receipt"),
    config,
    log,
    ...parts,
  });
  const handler = answerByHost((_request, response) => void response.end("the app"), sites, {
    ...config,
    log,
  });
  const { port, stop } = await listen(handler, { port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    await stop(0);
    await sites.stop();
  });
  const ask: SiteServer["ask"] = (
    subdomain,
    path = "/",
    { method, headers, host = `${subdomain}.localhost:${port}`, body } = {},
  ) =>
    askPort(
      port,
      path,
      {
        method: method ?? "GET",
        headers: { ...headers, host, ...(body !== undefined && { "content-length": String(body.length) }) },
      },
      body,
    );
  return {
    ...stores,
    port,
    ask,
    // Notices are heard in their order: once that of one more site is, so are all before it.
    hasHeard: async () => {
      const subdomain = newSubdomain();
      await ask(subdomain);
      await publishSite(stores.owner, { "/": "heard" }, { subdomain });
      await eventually(async () => expect((await ask(subdomain)).text).toBe("heard"));
    },
    askRaw: async (lines) => {
      const raw = await openRawRequest(port);
      raw.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
      await raw.closed;
      return raw.answer();
    },
  };
}

function askPort(
  port: number,
  path: string,
  options: { method: string; headers: Record<string, string> },
  body?: string,
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, agent: false, ...options }, async (response) => {
      const received = Buffer.concat(await response.toArray());
      const headers = new Headers(response.headers as Record<string, string>);
      resolve({ status: response.statusCode ?? 0, headers, body: received, text: received.toString() });
    });
    asking.on("error", reject).end(body);
  });
}
