import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "../pages/encodings.ts";
import { type Located, locateFile, type Shelf } from "../pages/locate-file.ts";
import { etagOf } from "../pages/read-page.ts";
import { isKept, sendRepresentation } from "../pages/send-representation.ts";
import { receiver } from "../sites/site-origin.ts";
import { type AnswerWellKnown, isWellKnown } from "./answer-well-known.ts";
import type { SendNotice } from "./notice-page.ts";
import type { BuildFile, StoredBytes } from "./read-site.ts";
import { encodingOf, isPage, type SiteHeaders } from "./represent-file.ts";
import type { SiteFiles } from "./site-files.ts";
import { type Redirects, redirectOf, type SiteRedirects } from "./site-redirects.ts";
import type { LiveSite } from "./site-state.ts";

/** Answers what a form of a published site has sent to `receiver`. What it throws is told the visitor as any failure. */
export type ReceiveMessage = (
  request: IncomingMessage,
  response: ServerResponse,
  site: LiveSite,
) => Promise<void>;

/** Told of each page with a form that a visitor is served. */
export type NoteViewer = (request: IncomingMessage, site: LiveSite, path: string) => void;

/** Told of each answer to a visitor: which page they are served, or that there is none. */
export type CountVisit = (request: IncomingMessage, site: LiveSite, page: string | undefined) => void;

/** The bytes of a build that is being served are not in the database: it was replaced and cleaned away meanwhile. */
export class MissingBytesError extends Error {}

type Parts = {
  files: SiteFiles;
  redirects: SiteRedirects;
  headers: SiteHeaders;
  notify: SendNotice;
  wellKnown: AnswerWellKnown;
  receive: ReceiveMessage | undefined;
  noteViewer: NoteViewer | undefined;
  countVisit: CountVisit | undefined;
};

/** Answers with a file of a published site: at once where its bytes are at hand, else with a promise that it will. */
export type AnswerSite = (
  request: IncomingMessage,
  response: ServerResponse,
  site: LiveSite,
  shelf: Shelf<BuildFile>,
) => Promise<void> | undefined;

/**
 * What answers for a site whose files are known: GET and HEAD by path, POST where forms are sent to, anything else with
 * 405. What it promises is rejected with the database's errors and `MissingBytesError`.
 */
export function createSiteAnswer(parts: Parts): AnswerSite {
  const { files, redirects, headers, notify, wellKnown, receive, noteViewer, countVisit } = parts;

  /** Not for ever: whoever set a redirect may take it back. */
  function lead(response: ServerResponse, location: string): undefined {
    response.writeHead(308, { ...headers.bodiless, "cache-control": "no-cache", location }).end();
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    site: LiveSite,
    located: Shown,
  ): Promise<void> | undefined {
    const { file } = located;
    if (!file) {
      countVisit?.(request, site, undefined);
      notify(request, response, 404, "unknown");
      return undefined;
    }
    const isFound = located.kind === "found";
    const path = pathOf(request.url ?? "/");
    if (isFound && file.takesMessages && isPage(file)) noteViewer?.(request, site, path);
    const count = () => {
      if (isPage(file)) countVisit?.(request, site, isFound ? path : undefined);
    };
    const send = (stored: StoredBytes) => {
      count();
      sendRepresentation(
        request,
        response,
        isFound ? 200 : 404,
        headers.represent(file, stored, isFound && located.isVersioned),
      );
    };
    const encoding = encodingOf(file, preferredEncoding(request.headers["accept-encoding"]));
    const stored = files.bytes(file, encoding);
    if (!stored && isFound && isKept(request, etagOf(file.sha256, encoding))) {
      count();
      response.writeHead(304, headers.unchanged(file, encoding, located.isVersioned)).end();
      return undefined;
    }
    if (!stored) return files.readBytes(file, encoding).then((read) => send(requireBytes(read)));
    send(stored);
    return undefined;
  }

  return (request, response, site, shelf) => {
    const { method, url = "/" } = request;
    const isForReceiver = url === receiver || url.startsWith(`${receiver}?`);
    if (method === "POST" && isForReceiver && receive) return receive(request, response, site);
    if (method !== "GET" && method !== "HEAD" && !(method === "POST" && isForReceiver)) {
      const allow = isForReceiver && receive ? "POST" : "GET, HEAD";
      response.writeHead(405, { ...headers.bodiless, allow }).end();
      return undefined;
    }
    const path = pathOf(url);
    if (isWellKnown(path)) return wellKnown(request, response, site, path);
    const located = locateFile(url, shelf);
    if (located.kind === "moved") {
      response.writeHead(308, { ...headers.bodiless, location: located.location }).end();
      return undefined;
    }
    if (located.kind === "found") return show(request, response, site, located);
    const answer = (known: Redirects) => {
      const to = redirectOf(url, known, shelf);
      return to === undefined ? show(request, response, site, located) : lead(response, to);
    };
    const known = redirects.known(site);
    return known ? answer(known) : redirects.read(site).then(answer);
  };
}

type Shown = Exclude<Located<BuildFile>, { kind: "moved" }>;

/** The path of a request's target, which may have a query. */
export function pathOf(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

function requireBytes(stored: StoredBytes | undefined): StoredBytes {
  if (!stored) throw new MissingBytesError();
  return stored;
}
