import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Logger } from "pino";
import {
  type KnownTemplate,
  ownFolder,
  type TemplateList,
  type TemplateState,
} from "../../contract/template-list.ts";
import type { Database } from "../db/database.ts";
import { listenForNotices } from "../db/listen-for-notices.ts";
import { rendererVersion } from "../publishing/renderer-version.ts";

/** As much of it as somebody is told. */
export type ToldTemplateList = {
  list: TemplateList;
  /** As it is sent, and what tells it from any other. */
  body: string;
  hash: string;
};

export type ReadTemplateList = ToldTemplateList & {
  /** With the studio's own that are on no list: whoever knows the name of one is told of that one (`toldOf`). */
  all: TemplateList;
};

export type KeptTemplateList = {
  /** What is known and needs no question. */
  known: () => ReadTemplateList | undefined;
  /** What is known, or else what the database says; where that does not answer, what was known last. Throws its error where nothing was. */
  read: () => Promise<ReadTemplateList>;
  stop: () => Promise<void>;
};

type Row = {
  slug: string;
  state: TemplateState;
  is_placed: boolean;
  is_featured: boolean;
  trades: string[] | null;
  name: string | null;
  industry: string | null;
  design: string | null;
  version: number | null;
};

/** Milliseconds after which it is read again although nobody said that it changed. */
const longestKept = 60_000;
/** After how many milliseconds a lost connection is opened again. */
const listenAgainAfter = 1_000;

/** What everybody may know of the templates, in memory: it is read once, and again when any server has changed it (`pg_notify`). */
export function keepTemplateList(
  database: Database,
  { log, now = () => performance.now() }: { log: Logger; now?: () => number },
): KeptTemplateList {
  let kept: (ReadTemplateList & { readAt: number; isTrue: boolean }) | undefined;
  let reading: Promise<ReadTemplateList> | undefined;
  let isHearing = false;

  function forget(): void {
    if (kept) kept = { ...kept, isTrue: false };
    // What is being read now may be of before.
    reading = undefined;
  }

  const listener = listenForNotices(database, "templates", {
    onNotice: forget,
    onBegin: () => {
      isHearing = true;
      forget();
    },
    onLost: () => {
      isHearing = false;
      forget();
    },
  });
  const listen = () =>
    listener
      .connect()
      .catch((error: unknown) => log.debug({ err: error }, "changes of templates are not heard"));
  void listen();
  const timer = setInterval(() => void listen(), listenAgainAfter);
  timer.unref();

  function begin(): Promise<ReadTemplateList> {
    const readAt = now();
    const begun: Promise<ReadTemplateList> = readList(database).then(
      (read) => {
        if (reading === begun) {
          reading = undefined;
          kept = { ...read, readAt, isTrue: isHearing };
        }
        return read;
      },
      (error: unknown) => {
        if (reading === begun) reading = undefined;
        if (!kept) throw error;
        return kept;
      },
    );
    reading = begun;
    return begun;
  }

  const known = () => (kept?.isTrue && now() - kept.readAt < longestKept ? kept : undefined);
  return {
    known,
    read: async () => known() ?? reading ?? begin(),
    stop: async () => {
      clearInterval(timer);
      await listener.close();
    },
  };
}

async function readList(database: Database): Promise<ReadTemplateList> {
  const renderer = await rendererVersion();
  const { rows } = await sql<Row>`select * from private.known_templates()`.execute(database.typed);
  const all: TemplateList = {
    templates: rows.map(
      ({ slug, state, is_placed, is_featured, trades, name, industry, design, version }) => ({
        slug,
        state,
        isPlaced: is_placed,
        isFeatured: is_featured,
        trades,
        own:
          name !== null && industry !== null && design !== null
            ? { name, industry, design, file: fileOf(slug, { version, trades, renderer }) }
            : null,
      }),
    ),
  };
  return { ...told(all, isListed), all };
}

/** Of the catalogue's everybody knows anyway that they are there; of the studio's own, by the studio alone. */
function isListed({ own, state }: KnownTemplate): boolean {
  return own === null || state === "shown";
}

/** The list for somebody who has the link of the template `asked`: also where that is one of the studio's own that is on no list. */
export function toldOf(read: ReadTemplateList, asked: string | undefined): ToldTemplateList {
  const isAsked = (one: KnownTemplate) => one.slug === asked;
  if (!read.all.templates.some((one) => isAsked(one) && !isListed(one))) return read;
  return told(read.all, (one) => isListed(one) || isAsked(one));
}

function told({ templates }: TemplateList, isTold: (one: KnownTemplate) => boolean): ToldTemplateList {
  const list: TemplateList = { templates: templates.filter(isTold) };
  const body = JSON.stringify(list);
  return { list, body, hash: createHash("sha256").update(body).digest("base64url").slice(0, 22) };
}

/** What the fitting room is told of a template that was a site, under a name that changes with all that it is made of. */
function fileOf(slug: string, parts: object): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  return `${ownFolder}${slug}-${hash.slice(0, 12)}.json`;
}
