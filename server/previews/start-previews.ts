import type { IncomingMessage, ServerResponse } from "node:http";
import type { CommandParts } from "../api/command-parts.ts";
import { HashQueueFullError } from "../auth/password/hash-password.ts";
import { isDatabaseUnavailable } from "../db/database.ts";
import { addressOfRequest } from "../http/client-address.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import { RenderFailure } from "../publishing/render-failure.ts";
import { createNotices } from "../serving/notice-page.ts";
import { createSiteHeaders } from "../serving/represent-file.ts";
import { previewOrigin, receiver } from "../sites/site-origin.ts";
import { answerFile } from "./answer-file.ts";
import { commentPath } from "./comment-form.ts";
import { type DrawnSites, drawnSites, TooManyDrawingsError } from "./drawn-sites.ts";
import { openLink, openPath, tellEnd } from "./open-link.ts";
import { previewCookie } from "./preview-cookie.ts";
import { countPreviews } from "./preview-limits.ts";
import { hasOpenLink, linkOfVisit } from "./preview-link.ts";
import { type Exchange, targetOf } from "./preview-request.ts";
import { refuse, showCommentForm, showThanks, takeComment, thanksPath } from "./take-comment.ts";

export type Previews = {
  /** Answers a request to the host of the previews of the site with this address, whatever it asks for. */
  answer: (request: IncomingMessage, response: ServerResponse, subdomain: string) => void;
  /** Whether a preview of the site with this address is open. */
  isLive: (subdomain: string) => Promise<boolean>;
};

type Parts = Pick<CommandParts, "config" | "database" | "log" | "press">;
type Options = {
  limits?: Parameters<typeof countPreviews>[1];
  drawn?: DrawnSites;
};

/** The form of all addresses that sites can have. */
const addressShape = /^[a-z\d][a-z\d-]{1,38}[a-z\d]$/;
const robots = "User-agent: *\nDisallow: /\n";

/** Shows drafts and versions of sites to whoever has a link of theirs, on hosts on which there is nothing else. */
export function startPreviews(parts: Parts, { limits, drawn = drawnSites(parts) }: Options = {}): Previews {
  const { config, database, log } = parts;
  const https = config.siteUrl.startsWith("https:");
  const common = {
    ...createSiteHeaders({ https }).common,
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  };
  const notify = createNotices(common);
  const cookie = previewCookie({ https });
  const count = countPreviews(database, limits);

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, subdomain, headers } = exchange;
    const { method } = request;
    const isReading = method === "GET" || method === "HEAD";
    if (!isReading && method !== "POST") {
      response.writeHead(405, { ...headers, allow: "GET, HEAD, POST", "content-length": "0" }).end();
      return;
    }
    const { pathname } = targetOf(request);
    if (isReading && pathname === "/robots.txt") {
      const length = String(robots.length);
      response.writeHead(200, { ...headers, "content-type": "text/plain", "content-length": length });
      response.end(method === "HEAD" ? undefined : robots);
      return;
    }
    if (!addressShape.test(subdomain)) return notify(request, response, 404, "previewClosed");
    if (pathname.startsWith(openPath)) {
      return openLink(exchange, pathname.slice(openPath.length), { database, cookie, count });
    }
    const token = cookie.read(request);
    const opened = token === undefined ? undefined : await linkOfVisit(database, subdomain, token);
    if (!opened) return notify(request, response, 404, "previewClosed");
    if (tellEnd(exchange, opened.link)) return;
    if (!isReading && pathname === receiver) return refuse(exchange, "forms");
    if (isReading && pathname === thanksPath) return showThanks(exchange);
    const shown = await drawn.of(opened.link, previewOrigin(config, subdomain));
    const looked = { ...opened, drawn: shown };
    if (pathname === commentPath) {
      return isReading
        ? showCommentForm(exchange, looked)
        : takeComment(exchange, looked, { database, count });
    }
    if (isReading) return answerFile(exchange, looked, database);
    response.writeHead(405, { ...headers, allow: "GET, HEAD", "content-length": "0" }).end();
  }

  function fail({ request, response }: Exchange, error: unknown): void {
    const isBusy =
      isDatabaseUnavailable(error) ||
      error instanceof TooManyDrawingsError ||
      error instanceof HashQueueFullError;
    if (error instanceof RenderFailure) log.warn({ err: error.message }, "a preview could not be drawn");
    else if (!isBusy) log.error({ err: error }, "unexpected failure of a preview");
    if (response.headersSent) response.destroy();
    else notify(request, response, isBusy || error instanceof RenderFailure ? 503 : 500, "busy");
  }

  return {
    answer: (request, response, subdomain) => {
      const exchange = {
        request,
        response,
        subdomain,
        network: networkOfAddress(addressOfRequest(request)),
        headers: { ...common, "cache-control": "private, no-store" },
        notify,
      };
      answer(exchange).catch((error: unknown) => fail(exchange, error));
    },
    isLive: async (subdomain) => addressShape.test(subdomain) && hasOpenLink(database, subdomain),
  };
}
