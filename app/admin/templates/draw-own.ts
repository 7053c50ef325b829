import { sendCommand } from "../../account/send-command.ts";
import type { StudioTemplate } from "./read-templates.ts";

/** As much of a template that was a site as decides what it looks like. */
export type DrawnOwn = Pick<StudioTemplate, "slug" | "trades" | "own">;

/** A page of it, and where all of its pages are. Throws what the service answers instead. */
export function drawOwn({ slug }: DrawnOwn, path: string): Promise<{ html: string; pages: string[] }> {
  return sendCommand("draw-template", { template: slug, path });
}

/** Another one whenever it looks otherwise. */
export function tokenOf({ slug, trades, own }: DrawnOwn): string {
  return [slug, own?.version, ...trades].join(" ");
}
