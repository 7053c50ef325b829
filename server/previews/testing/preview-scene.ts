import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { type Logger, pino } from "pino";
import { createSecretToken } from "../../auth/link/secret-token.ts";
import { listen } from "../../http/listen.ts";
import { answerByHost } from "../../serving/answer-by-host.ts";
import { startServing } from "../../serving/start-serving.ts";
import { type Person, sendCommand } from "../../testing/send-command.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { startPreviews } from "../start-previews.ts";

export type Answer = { status: number; headers: Headers; text: string };

type Asking = {
  method?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** A form's fields. */
  form?: Record<string, string>;
};

export type PreviewHost = {
  /** What is answered under this name in front of the sites' host. */
  ask: (name: string, path: string, asking?: Asking) => Promise<Answer>;
};

/** The hosts of sites and their previews, beside the app of `server`. */
export async function startPreviewHost(
  server: TestServer,
  onFinished: (cleanUp: () => Promise<void>) => void,
  {
    log = pino({ level: "silent" }),
    ...options
  }: Parameters<typeof startPreviews>[1] & { log?: Logger } = {},
): Promise<PreviewHost> {
  const { config, database } = server.commands;
  const sites = await startServing({ database, keys: server.commands.receiptKeys, config, log });
  const previews = startPreviews({ ...server.commands, log }, options);
  const handler = answerByHost(
    (_, response) => void response.end("the app"),
    { ...sites, previews },
    { ...config, log },
  );
  const { port, stop } = await listen(handler, { port: 0, host: "127.0.0.1" });
  onFinished(async () => {
    await stop(0);
    await sites.stop();
  });
  return {
    ask: (name, path, { method = "GET", cookie, headers = {}, form } = {}) =>
      new Promise((resolve, reject) => {
        const host = name === "" ? "127.0.0.1" : `${name}.${config.sitesHost}`;
        const body = form && new URLSearchParams(form).toString();
        const sent = {
          host,
          ...(cookie && { cookie }),
          ...(body && {
            "content-type": "application/x-www-form-urlencoded",
            "content-length": String(body.length),
            "sec-fetch-site": "same-origin",
          }),
          ...headers,
        };
        const asking = request(
          { host: "127.0.0.1", port, path, method: form ? "POST" : method, agent: false, headers: sent },
          async (response) => {
            const received = Buffer.concat(await response.toArray());
            const heads = new Headers(response.headers as Record<string, string>);
            resolve({ status: response.statusCode ?? 0, headers: heads, text: received.toString() });
          },
        );
        asking.on("error", reject).end(body);
      }),
  };
}

/** A link of `site`, made by the command. */
export async function createLink(
  server: TestServer,
  person: Person,
  site: string,
  overrides: Record<string, unknown> = {},
): Promise<{ preview: string; secret: string }> {
  const secret = createSecretToken();
  const { status, body } = await sendCommand(
    server,
    person,
    "create-preview",
    linkOf(site, secret, overrides),
  );
  if (status !== 200) throw new Error(`no link: ${status} ${JSON.stringify(body)}`);
  return { preview: String(body.preview), secret };
}

/** What the command is sent. */
export function linkOf(site: string, secret = createSecretToken(), overrides: Record<string, unknown> = {}) {
  return {
    request: randomUUID(),
    site,
    secret,
    version: null,
    lasts: "week",
    password: null,
    mayComment: true,
    ...overrides,
  };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: Answer): string | undefined {
  return headers.get("set-cookie")?.split(";")[0];
}
