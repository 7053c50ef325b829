import type { ServerResponse } from "node:http";
import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { openForm } from "../contact/open-form.ts";
import { plainHeaders } from "../http/security-headers.ts";
import { addressOf, fallbackPage, isForAnyId, notFoundFolder } from "./addresses.ts";
import { preferredEncoding } from "./encodings.ts";
import { listFiles } from "./list-files.ts";
import { locateFile, type Shelf } from "./locate-file.ts";
import { type Page, readPage, representPage } from "./read-page.ts";
import { type FileRequest, sendRepresentation } from "./send-representation.ts";

/**
 * Answers GET and HEAD for the built files from memory; everything else is 404 (unknown path) or 405 (other method).
 * Speaks to Node directly: a page costs a third of what it does through web-standard request and response objects. Where
 * `isFormOpen`, the form of the landing page leads to the studio.
 */
export type Pages = (request: FileRequest, response: ServerResponse, isFormOpen?: boolean) => void;

export class BuildMissingError extends Error {}

type Options = {
  /** The site's origin: takes the place of the placeholder in every text. */
  siteUrl: string;
  /** Milliseconds before each page that is compressed anew. */
  pause?: number;
};

/** All pages, and the headers of what is no page. */
type Built = Shelf<Page> & {
  siteNotFound: Page;
  openHome: Page | undefined;
  bodiless: Record<string, string>;
};

/**
 * Reads the built site from `directory` into memory and answers from there. Texts that name the site's origin are
 * compressed quickly at first, then well in the background, one after the other; a process that has nothing else to
 * do does not wait for it. Throws `BuildMissingError` when nothing has been built.
 */
export async function loadPages(directory: string, { siteUrl, pause = 100 }: Options): Promise<Pages> {
  const pages = new Map<string, Page>();
  const ofIds = new Map<string, Page>();
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
    if (isForAnyId(address)) ofIds.set(address, page);
    if (improve) improvements.push(improve);
  }
  const home = pages.get("/")?.representations.identity.body.toString();
  const openHome =
    home === undefined ? undefined : await representPage(Buffer.from(openForm(home)), homeFile, { siteUrl });
  if (openHome) improvements.push(openHome.improve);
  const siteNotFound = notFound.get("");
  if (!siteNotFound) throw new BuildMissingError(`nothing is built in ${directory}: run npm run build`);
  void improveInBackground(improvements, pause);
  const bodiless = { ...plainHeaders({ https: siteUrl.startsWith("https:") }), "content-length": "0" };
  const built = { files: pages, notFound, ofIds, siteNotFound, openHome: openHome?.page, bodiless };
  return (request, response, isFormOpen = false) => answer(built, request, response, isFormOpen);
}

const homeFile = "index.html";

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

function answer(built: Built, request: FileRequest, response: ServerResponse, isFormOpen: boolean): void {
  const { method, url = "/", headers } = request;
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { ...built.bodiless, allow: "GET, HEAD" }).end();
    return;
  }
  const located = locateFile(url, built);
  if (located.kind === "moved") {
    response.writeHead(308, { ...built.bodiless, location: located.location }).end();
    return;
  }
  const encoding = preferredEncoding(headers["accept-encoding"]);
  if (located.kind === "missing") {
    const page = located.file ?? built.siteNotFound;
    sendRepresentation(request, response, 404, page.representations[encoding]);
    return;
  }
  const { isVersioned } = located;
  const file =
    isFormOpen && built.openHome && located.file === built.files.get("/") ? built.openHome : located.file;
  const representations = isVersioned ? file.versioned : file.representations;
  sendRepresentation(request, response, 200, representations[encoding]);
}
