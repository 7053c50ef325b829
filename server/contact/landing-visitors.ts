import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { rememberViewers } from "../messages/viewers.ts";

export type LandingVisitor = { network: string; agent: string };

export type LandingVisitors = {
  /** Notes that somebody is served the form. */
  note: (visitor: LandingVisitor) => void;
  /** Milliseconds since they were; undefined for whoever was not. */
  since: (visitor: LandingVisitor) => Promise<number | undefined>;
  /** What stands for them and what they wrote today, and for nobody tomorrow. */
  hashToday: (visitor: LandingVisitor, more: string) => Promise<Buffer>;
  stop: () => Promise<void>;
};

/** Who was served the landing page while its form leads to the studio: as viewers of customers' forms are (decision 023). */
export function rememberLandingVisitors(database: Database, log: Logger): LandingVisitors {
  const viewers = rememberViewers(database, log);
  const viewer = (visitor: LandingVisitor) => ({ site: "landing", page: "/", ...visitor });
  return {
    note: (visitor) => viewers.note(viewer(visitor)),
    since: (visitor) => viewers.since(viewer(visitor)),
    hashToday: (visitor, more) => viewers.hashToday(viewer(visitor), more),
    stop: viewers.stop,
  };
}

/** The beginning of a hash as the id of a row (RFC 9562, version 8). */
export function uuidOf(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
