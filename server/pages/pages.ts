import type { IncomingMessage, ServerResponse } from "node:http";
import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { plainHeaders } from "../http/security-headers.ts";
import { addressOf, fallbackPage, notFoundFolder } from "./addresses.ts";
import { listFiles } from "./list-files.ts";
import { type Encoding, encodings, type Page, type Representation, readPage } from "./read-page.ts";

/** What a page is asked with: of Node's request the parts that decide. */
export type PageRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Answers GET and HEAD for the built files from memory; everything else is 404 (unknown path) or 405 (other method).
 * Speaks to Node directly: a page costs a third of what it does through web-standard request and response objects.
 */
export type Pages = (request: PageRequest, response: ServerResponse) => void;

export class BuildMissingError extends Error {}

type Options = {
  /** The site's origin: takes the place of the placeholder in every text. */
  siteUrl: string;
  /** Milliseconds before each page that is compressed anew. */
  pause?: number;
};

/** Pages by address, not-found pages by the folder that they answer for, and the headers of what is no page. */
type Built = {
  pages: Map<string, Page>;
  notFound: Map<string, Page>;
  siteNotFound: Page;
  bodiless: Record<string, string>;
};

/**
 * Reads the built site from `directory` into memory and answers from there. Texts that name the site's origin are
 * compressed quickly at first, then well in the background, one after the other; a process that has nothing else to
 * do does not wait for it. Throws `BuildMissingError` when nothing has been built.
 */
export async function loadPages(directory: string, { siteUrl, pause = 100 }: Options): Promise<Pages> {
  const pages = new Map<string, Page>();
  const notFound = new Map<string, Page>();
  const improvements: (() => Promise<void>)[] = [];
  const paths = (await listFiles(directory)).filter(
    (path) => path !== fallbackPage && !/\.(br|gz)$/.test(path),
  );
  for (const path of paths.sort(byDepth)) {
    const address = addressOf(path);
    const { page, improve } = await readPage(directory, path, { siteUrl });
    const folder = notFoundFolder(address);
    if (folder === undefined) pages.set(address, page);
    else notFound.set(folder, page);
    if (improve) improvements.push(improve);
  }
  const siteNotFound = notFound.get("");
  if (!siteNotFound) throw new BuildMissingError(`nothing is built in ${directory}: run npm run build`);
  void improveInBackground(improvements, pause);
  const bodiless = { ...plainHeaders({ https: siteUrl.startsWith("https:") }), "content-length": "0" };
  const built = { pages, notFound, siteNotFound, bodiless };
  return (request, response) => answer(built, request, response);
}

/** The home page first. */
function byDepth(one: string, other: string): number {
  return one.split("/").length - other.split("/").length;
}

async function improveInBackground(improvements: (() => Promise<void>)[], pause: number): Promise<void> {
  for (const improve of improvements) {
    let start: EventLoopUtilization;
    do {
      start = performance.eventLoopUtilization();
      await wait(pause, undefined, { ref: false });
    } while (performance.eventLoopUtilization(start).utilization > 0.5); // requests go first
    await improve();
  }
}

function answer(built: Built, { method, url = "/", headers }: PageRequest, response: ServerResponse): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { ...built.bodiless, allow: "GET, HEAD" }).end();
    return;
  }
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const page = built.pages.get(path);
  const encoding = preferredEncoding(headers["accept-encoding"]);
  if (!page) {
    const withoutSlash = path.replace(/\/+$/, "");
    if (withoutSlash !== path && built.pages.has(withoutSlash)) {
      response.writeHead(308, { ...built.bodiless, location: withoutSlash + url.slice(path.length) }).end();
      return;
    }
    send(response, 404, notFoundFor(withoutSlash, built).representations[encoding], method);
    return;
  }
  const isVersioned = queryAt !== -1 && asksForVersion(url, queryAt);
  const representation = (isVersioned ? page.versioned : page.representations)[encoding];
  if (headers["if-none-match"]?.includes(representation.etag)) {
    response.writeHead(304, representation.headers).end();
    return;
  }
  send(response, 200, representation, method);
}

function asksForVersion(url: string, queryAt: number): boolean {
  return url.startsWith("v=", queryAt + 1) || url.includes("&v=", queryAt);
}

/** The page of the folder that `path` lies directly in, if it has one. A name that climbs or hides a slash lies elsewhere. */
function notFoundFor(path: string, { notFound, siteNotFound }: Built): Page {
  const slashAt = path.lastIndexOf("/");
  const name = path.slice(slashAt + 1);
  if (/^(\.|%2e){1,2}$|%2f|%5c|\\/i.test(name)) return siteNotFound;
  return notFound.get(path.slice(0, slashAt)) ?? siteNotFound;
}

function send(
  response: ServerResponse,
  status: number,
  { body, headers }: Representation,
  method: string,
): void {
  response.writeHead(status, headers);
  if (method === "HEAD") response.end();
  else response.end(body);
}

/** RFC 9110 12.5.3, as far as it decides between what is here: a coding with `q=0` is refused, the best known wins. */
function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const accepted = header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
