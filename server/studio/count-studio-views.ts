import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { NodeHandler } from "../http/answer-requests.ts";
import { isForSomebody } from "../visits/is-for-somebody.ts";
import { createAgentReader } from "../visits/read-agent.ts";

type View = { kind: "demo" | "fitting" | "editor"; name: string };

export type StudioViews = {
  /** What answers pages, and has those counted that somebody is served. */
  counting: (pages: NodeHandler) => NodeHandler;
  /** Writes down what is in memory, and ends. */
  stop: () => Promise<void>;
};

/** Different demos of one day: there are not as many, and what is not there is not counted. */
const mostNames = 500;

/**
 * Counts how often the studio's demos, its fitting room and its editor are opened (docs/decisions/030-visitors.md: no cookie, no
 * script, bots left out): sums of days alone, in memory for `writeEvery` milliseconds and then in the database.
 */
export function countStudioViews(
  { pool, log }: Pick<Database, "pool"> & { log: Logger },
  { now = Date.now, writeEvery = 5_000 }: { now?: () => number; writeEvery?: number } = {},
): StudioViews {
  const kindOf = createAgentReader();
  let sums = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add(key: string, count: number): void {
    if (!sums.has(key) && sums.size >= mostNames) return;
    sums.set(key, (sums.get(key) ?? 0) + count);
    timer ??= setTimeout(flush, writeEvery).unref();
  }

  function note(view: View): void {
    const day = new Date(now()).toISOString().slice(0, 10);
    add([day, view.kind, view.name].join(" "), 1);
  }

  async function write(): Promise<void> {
    timer = undefined;
    const taken = sums;
    sums = new Map();
    if (taken.size === 0) return;
    const views = [...taken].map(([key, count]) => {
      const [day, kind, name] = key.split(" ");
      return { day, kind, name, count };
    });
    try {
      await pool.query("select private.count_studio_views($1)", [JSON.stringify(views)]);
    } catch (error) {
      log.warn({ err: (error as Error).message }, "views of the studio are not written down yet");
      for (const [key, count] of taken) add(key, count);
    }
  }

  function flush(): void {
    writing = writing.then(write);
  }

  return {
    counting: (pages) => (request, response) => {
      const view = viewOf(request, kindOf);
      if (view) noteWhenServed(response, () => note(view));
      pages(request, response);
    },
    stop: async () => {
      clearTimeout(timer);
      flush();
      await writing;
    },
  };
}

/** What is asked for, where it is one of those and somebody asks. */
function viewOf(
  { method, headers, url = "/" }: IncomingMessage,
  kindOf: (agent: string) => unknown,
): View | undefined {
  const found = /^\/(?:(demos?|make)\/([a-z]{2,40})|(start))(?=[/?]|$)[^.]*$/.exec(
    url.split("?", 1)[0] ?? "",
  );
  if (!found || method !== "GET" || !isForSomebody(headers)) return undefined;
  if (kindOf(headers["user-agent"] ?? "") === undefined) return undefined;
  const [, room, name = "", start] = found;
  if (start) return { kind: "fitting", name: "" };
  return { kind: room === "make" ? "editor" : "demo", name };
}

/** A browser that has the page already is told so, and shows it. */
function noteWhenServed(response: ServerResponse, note: () => void): void {
  response.once("finish", () => {
    if (response.statusCode === 200 || response.statusCode === 304) note();
  });
}
