import type { Finding } from "../engine/checks/finding.ts";

/** Of a page what a browser gets at once, in bytes of brotli. */
export type PageWeight = { path: string; html: number; scripts: number };

/** What a publish that is done says of itself (`publishes.report`). */
export type PublishedReport = {
  address: string;
  version: number;
  pages: readonly PageWeight[];
  findings: readonly Finding[];
};

/** Why a publish failed, for a person, and what to do. */
export type RefusedReport = {
  problems: readonly string[];
  hint: string;
  findings?: readonly Finding[];
};
