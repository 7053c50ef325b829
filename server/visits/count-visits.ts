import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { dailySalts, dayLength } from "../db/daily-salts.ts";
import type { Database } from "../db/database.ts";
import { addressOfRequest } from "../http/client-address.ts";
import { isNobody } from "../http/global-privacy-control.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import { pathOf } from "../serving/answer-site.ts";
import { createDayLedger, type DayLedger, type LedgerRows } from "./day-ledger.ts";
import { isForSomebody } from "./is-for-somebody.ts";
import { createAgentReader } from "./read-agent.ts";
import { readSource } from "./read-source.ts";

export type VisitCounter = {
  /**
   * Told of each page that somebody is served, and, without a `page`, of each request for what there is not. Sums up in memory
   * alone: waits for nothing and throws nothing.
   */
  count: (request: IncomingMessage, site: { id: string }, page: string | undefined) => void;
  /** Writes down what is in memory, and ends. */
  stop: () => Promise<void>;
};

type Options = {
  now?: () => number;
  /** Milliseconds for which visits are in memory alone. */
  writeEvery?: number;
  /** Whom one server tells apart on a day of a site: whoever makes up browsers all day long is not kept without end. */
  mostOfSite?: number;
};

/** Who came before the salt of their day was known, and who is known to have been counted. */
const mostUnhashed = 10_000;
const mostMet = 200_000;

type Day = {
  number: number;
  ledger: DayLedger;
  salt: string | undefined;
  /** Who is to be told apart once the salt is there: it is a moment, and they are in no other place. */
  unhashed: [site: string, who: string][];
  /** Hashes that the database has been told of, or soon is. */
  met: Set<string>;
  /** How many these were, by site. */
  told: Map<string, number>;
};

/**
 * Counts the visits of all sites (docs/decisions/030-visitors.md): no cookie, no script, and nothing of anybody is kept but, for two
 * days, a hash that nobody can undo. All servers add to the same sums.
 */
export function countVisits(
  { pool, log }: Pick<Database, "pool"> & { log: Logger },
  { now = Date.now, writeEvery = 5_000, mostOfSite = 200_000 }: Options = {},
): VisitCounter {
  const salts = dailySalts({ pool }, now);
  const kindOf = createAgentReader();
  let today = beginDay(Math.floor(now() / dayLength));
  /** Of days that have ended, or what could not be written. */
  let before: DayLedger[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function beginDay(number: number): Day {
    const date = new Date(number * dayLength).toISOString().slice(0, 10);
    const day = {
      number,
      ledger: createDayLedger(date),
      salt: undefined,
      unhashed: [],
      met: new Set<string>(),
      told: new Map<string, number>(),
    };
    askForSalt(day);
    return day;
  }

  function askForSalt(day: Day): void {
    salts.of(day.number).then(
      (bytes) => {
        day.salt = bytes.toString("base64");
        for (const [site, who] of day.unhashed.splice(0)) meet(day, site, who);
      },
      (error: Error) => log.debug({ err: error.message }, "no salt for visits yet"),
    );
  }

  function meet(day: Day, site: string, who: string): void {
    if (day.salt === undefined) {
      if (day.unhashed.length < mostUnhashed) day.unhashed.push([site, who]);
      return;
    }
    const hashed = hash("sha256", `${day.salt}\n${site}\n${who}`, "base64").slice(0, 12);
    const told = day.told.get(site) ?? 0;
    if (told >= mostOfSite || day.met.has(hashed)) return;
    day.told.set(site, told + 1);
    if (day.met.size >= mostMet) day.met.clear(); // the database knows all of them
    day.met.add(hashed);
    day.ledger.meet(site, hashed);
  }

  function dayOf(at: number): Day {
    const number = Math.floor(at / dayLength);
    if (number !== today.number) {
      if (!today.ledger.isEmpty()) before.push(today.ledger);
      today = beginDay(number);
    }
    return today;
  }

  async function write(): Promise<void> {
    timer = undefined;
    const ledgers = [...before, today.ledger].filter((ledger) => !ledger.isEmpty());
    before = [];
    if (today.salt === undefined) askForSalt(today);
    for (const ledger of ledgers) {
      const rows = ledger.take();
      try {
        await pool.query("select private.count_visits($1, $2, $3)", [
          JSON.stringify(rows.views),
          JSON.stringify(rows.missed),
          JSON.stringify(rows.people),
        ]);
      } catch (error) {
        log.warn({ err: (error as Error).message }, "visits are not written down yet");
        giveBack(ledger, rows);
      }
    }
  }

  function giveBack(ledger: DayLedger, { views, missed, people }: LedgerRows): void {
    for (const { site, page, source, kind, count } of views) ledger.view(site, page, source, kind, count);
    for (const { site, path, count } of missed) ledger.miss(site, path, count);
    for (const { site, hash } of people) ledger.meet(site, hash);
    if (ledger !== today.ledger && !before.includes(ledger)) before.push(ledger);
    timer ??= later();
  }

  const later = () => setTimeout(flush, writeEvery).unref();
  const flush = () => {
    writing = writing.then(write);
  };

  return {
    count: (request, { id }, page) => {
      const { method, headers } = request;
      if (method !== "GET" || !isForSomebody(headers)) return;
      const agent = headers["user-agent"] ?? "";
      const known = kindOf(agent);
      if (known === undefined) return;
      timer ??= later();
      const day = dayOf(now());
      if (page === undefined) {
        day.ledger.miss(id, pathOf(request.url ?? "/"));
        return;
      }
      const kind = headers["sec-ch-ua-mobile"] === "?1" ? "phone" : known;
      day.ledger.view(id, page, readSource(headers), kind);
      if (isNobody(headers)) return;
      meet(day, id, `${networkOfAddress(addressOfRequest(request))}\n${agent.slice(0, 400)}`);
    },
    stop: async () => {
      clearTimeout(timer);
      flush();
      await writing;
    },
  };
}
