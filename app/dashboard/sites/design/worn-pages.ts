import type { MovedContent } from "../../../../contract/moved-content.ts";
import type { DressPart } from "../../../../engine/transfer/dress.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { createTurns } from "./turns.ts";

export type WornPage = {
  html: string;
  moved: MovedContent;
  differs: boolean;
  /** In the design that is worn: what the studio has improved of it. */
  improvement?: { version: number; changes: readonly DressPart[]; kept: readonly DressPart[] } | undefined;
};

/** Asks for the first page of a site, each once for a revision, and a few at a time. */
export type WornPages = {
  /** In a design as the studio has it today. */
  inDesign: (design: string, revision: number) => Promise<WornPage>;
  /** As the draft is. */
  asItIs: (revision: number) => Promise<{ html: string }>;
};

/** Pages that are drawn at once: the thread that draws them is everybody's. */
const atOnce = 2;

export function wornPagesOf(site: string, signal: AbortSignal): WornPages {
  const turns = createTurns(atOnce, signal);
  const asked = new Map<string, Promise<unknown>>();
  function once<Page>(key: string, draw: () => Promise<Page>): Promise<Page> {
    const page = (asked.get(key) as Promise<Page> | undefined) ?? turns(draw);
    asked.set(key, page);
    // Whoever asks again after a failure tries again.
    page.catch(() => asked.delete(key));
    return page;
  }
  return {
    inDesign: (design, revision) =>
      once(`${revision} ${design}`, () => sendCommand("draw-in-design", { site, design })),
    asItIs: (revision) => once(`${revision}`, () => sendCommand("draw-page", { site, path: "/", patch: [] })),
  };
}
