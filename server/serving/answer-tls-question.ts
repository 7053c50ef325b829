import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { isDatabaseUnavailable } from "../db/database.ts";
import type { NodeHandler } from "../http/answer-requests.ts";
import { createRefuse } from "../http/refusal.ts";
import { createSubdomainReader, isDomain } from "./read-host.ts";
import type { Sites } from "./start-serving.ts";

const address = "/tls/ask?";

/**
 * Whether a reverse proxy on this machine asks for which name it may get a certificate. Whom a proxy speaks for is not
 * answered: a visitor may not ask by way of it.
 */
export function isTlsQuestion({ method, url = "", headers }: IncomingMessage): boolean {
  return method === "GET" && url.startsWith(address) && headers["x-forwarded-for"] === undefined;
}

/** Answers `?domain=`: 200 for the host of a site that visitors see, or from which they are led to it, 404 for any other, 503 when that is not known. */
export function answerTlsQuestions(
  sites: Sites,
  { sitesHost, siteUrl, log }: Pick<Config, "sitesHost" | "siteUrl"> & { log: Logger },
): NodeHandler {
  const refuse = createRefuse({ https: siteUrl.startsWith("https:") });
  const subdomainOf = createSubdomainReader({ sitesHost });

  async function judge(url: string): Promise<number> {
    const domain = new URLSearchParams(url.slice(address.length)).get("domain") ?? "";
    const host = domain.toLowerCase();
    const name = subdomainOf(host) ?? (isDomain(host) ? host : undefined);
    return name !== undefined && (await sites.isLive(name)) ? 200 : 404;
  }

  async function answer({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = await judge(url).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, "a question for a certificate failed");
      return 503;
    });
    response.writeHead(status, refuse(status).headers).end();
  }

  return (request, response) => void answer(request, response);
}
