import type { MovedContent } from "../../../../contract/moved-content.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { createTurns } from "./turns.ts";

export type WornPage = { html: string; moved: MovedContent };

/** Asks for the first page of a site in designs, each once for a revision, and a few at a time. */
export type WornPages = (design: string, revision: number) => Promise<WornPage>;

/** Pages that are drawn at once: the thread that draws them is everybody's. */
const atOnce = 2;

export function wornPagesOf(site: string, signal: AbortSignal): WornPages {
  const turns = createTurns(atOnce, signal);
  const asked = new Map<string, Promise<WornPage>>();
  return (design, revision) => {
    const key = `${revision} ${design}`;
    const known = asked.get(key);
    if (known) return known;
    const page = turns(() => sendCommand("draw-in-design", { site, design }));
    asked.set(key, page);
    // Whoever asks again after a failure tries again.
    page.catch(() => asked.delete(key));
    return page;
  };
}
