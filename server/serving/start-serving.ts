import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { SigningKeys } from "../auth/session/signing-keys.ts";
import type { Config } from "../config.ts";
import { type Database, DatabaseUnavailableError, isDatabaseUnavailable } from "../db/database.ts";
import { listenForNotices } from "../db/listen-for-notices.ts";
import { preferredEncoding } from "../pages/encodings.ts";
import { siteOrigin } from "../sites/site-origin.ts";
import { type SiteVisits, showingVisits } from "../visits/showing-visits.ts";
import {
  createSiteAnswer,
  MissingBytesError,
  type NoteViewer,
  pathOf,
  type ReceiveMessage,
} from "./answer-site.ts";
import { createWellKnown } from "./answer-well-known.ts";
import { createNotices } from "./notice-page.ts";
import { isDomain } from "./read-host.ts";
import { type AskedPage, readSite } from "./read-site.ts";
import { createSiteHeaders } from "./represent-file.ts";
import { createSiteFiles } from "./site-files.ts";
import { createSiteRedirects } from "./site-redirects.ts";
import { type SiteState, unknownSite } from "./site-state.ts";
import { createSiteStates } from "./site-states.ts";

export type Sites = {
  /** Answers a request to the host of the site with this name (`readSite`), whatever it asks for. */
  answer: (request: IncomingMessage, response: ServerResponse, name: string) => void;
  /** Whether visitors see a site at this name, or are led from it to one. Throws when that is not known and the database does not answer. */
  isLive: (name: string) => Promise<boolean>;
  stop: () => Promise<void>;
  /** What answers on the hosts of previews, where there are any. */
  previews?: Pick<Sites, "answer" | "isLive">;
};

export type ServingParts = {
  database: Database;
  /** By which receipts are verified. */
  keys: SigningKeys;
  config: Pick<Config, "siteUrl" | "sitesHost">;
  log: Logger;
  /** Without it, sites receive nothing. */
  receive?: ReceiveMessage;
  /** Told of each page that a visitor is served. */
  noteViewer?: NoteViewer;
  /** Counts visits, and shows how many there were where a site wants that. */
  visits?: SiteVisits;
  /** Bytes of files that are kept in memory. */
  room?: number;
  /** Milliseconds that only go on; tests let them pass. */
  now?: () => number;
};

const megabyte = 1024 * 1024;
const roomForStates = 2 * megabyte;
const roomForRedirects = 2 * megabyte;
const roomForFiles = 60 * megabyte;
/** The form of all addresses that sites can have (`public.sites`). */
const addressShape = /^[a-z\d][a-z\d-]{1,38}[a-z\d]$/;
const statuses = { unknown: 404, gone: 410, paused: 503 } as const;
/** Milliseconds after which a visitor is told that there is no answer. */
const longestAnswer = 4_500;
/** After how many milliseconds a lost connection is opened again. */
const listenAgainAfter = 1_000;

/**
 * Serves published sites from the database, through a memory that hears of what changes (`pg_notify`), in this server or
 * another. Where the database is away, what is in memory is served on.
 */
export async function startServing(parts: ServingParts): Promise<Sites> {
  const { database, keys, config, log, receive, noteViewer, visits, room = roomForFiles, now } = parts;
  const headers = createSiteHeaders({ https: config.siteUrl.startsWith("https:") });
  const notify = createNotices(headers.common);
  // Whose name it is has not been promised any encryption here.
  const notifyStranger = createNotices(createSiteHeaders({ https: false }).common);
  const files = createSiteFiles(database, room);
  const states = createSiteStates(read, { room: roomForStates, ...(now && { now }) });
  const answerSite = showingVisits(
    createSiteAnswer({
      files,
      redirects: createSiteRedirects(database, roomForRedirects),
      headers,
      notify,
      wellKnown: createWellKnown(database, keys, headers),
      receive,
      noteViewer,
      countVisit: visits?.count,
    }),
    visits,
  );
  const listener = listenForNotices(database, "sites", {
    onNotice: states.forget,
    onBegin: states.beginToHear,
    onLost: states.stopHearing,
  });
  const listen = () =>
    listener.connect().catch((error: unknown) => log.debug({ err: error }, "changes of sites are not heard"));
  await listen();
  const timer = setInterval(() => void listen(), listenAgainAfter);

  async function read(name: string, last: SiteState | undefined, asked?: AskedPage): Promise<SiteState> {
    const known = last?.kind === "live" && files.shelf(last.build) ? last.build : undefined;
    const { state, shelf, page } = await readSite(database, name, { known, asked });
    if (state.kind === "live" && shelf) files.keepShelf(state.build, shelf);
    if (page) files.keepBytes(page.file, page.stored);
    return state;
  }

  function knownState(name: string): SiteState | undefined {
    return addressShape.test(name) || isDomain(name) ? states.known(name) : unknownSite;
  }

  /** Answers at once where all is at hand, which costs a third of a promise's way. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> | undefined {
    const state = knownState(name);
    if (state) return answerState(request, response, state, name);
    return states
      .find(name, pageAskedBy(request))
      .then((found) => answerState(request, response, found, name));
  }

  function answerState(
    request: IncomingMessage,
    response: ServerResponse,
    state: SiteState,
    name: string,
  ): Promise<void> | undefined {
    if (state.kind === "moved") {
      lead(request, response, siteOrigin(config, state.to.subdomain, state.to.domain));
      return undefined;
    }
    if (state.kind === "unknown" && isDomain(name)) {
      notifyStranger(request, response, 421, "misdirected");
      return undefined;
    }
    if (state.kind !== "live") {
      notify(request, response, statuses[state.kind], state.kind);
      return undefined;
    }
    const shelf = files.shelf(state.build);
    return shelf
      ? answerSite(request, response, state, shelf)
      : files.readShelf(state.build).then((read) => answerSite(request, response, state, read));
  }

  /** To the same page, where it is known by now: that may be said otherwise one day. */
  function lead({ url = "/" }: IncomingMessage, response: ServerResponse, origin: string): void {
    const location = origin + (url.startsWith("/") ? url : "/");
    response.writeHead(308, { ...headers.bodiless, "cache-control": "no-cache", location }).end();
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown, name: string): void {
    if (error instanceof MissingBytesError) states.forget(name);
    const isAway = isDatabaseUnavailable(error) || error instanceof MissingBytesError;
    if (!isAway) log.error({ err: error }, "unexpected failure of a site");
    if (response.headersSent) response.destroy();
    else notify(request, response, isAway ? 503 : 500, "busy");
  }

  return {
    answer: (request, response, name) => {
      const answering = answer(request, response, name);
      if (answering) withinTime(answering).catch((error: unknown) => fail(request, response, error, name));
    },
    isLive: async (name) => {
      const { kind } = knownState(name) ?? (await states.find(name));
      return kind === "live" || kind === "moved";
    },
    stop: async () => {
      clearInterval(timer);
      await listener.close();
    },
  };
}

/** What has the form of a page's address; nothing else of a request reaches the database. */
const addressOfPage = /^\/[\w/-]*$/;

function pageAskedBy({ url = "/", headers }: IncomingMessage): AskedPage | undefined {
  const path = pathOf(url);
  if (!addressOfPage.test(path)) return undefined;
  return { path, encoding: preferredEncoding(headers["accept-encoding"]) };
}

/** What `work` comes to; throws `DatabaseUnavailableError` when that takes too long. */
function withinTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailableError("The database takes too long.")),
    longestAnswer,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
