import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { sendCommand } from "../../account/send-command.ts";
import type { DraftStore } from "../draft/draft-store.ts";

export type Poured = {
  document: SiteDocument;
  /** How many things wait in the tray. */
  waiting: number;
};

/** Words go on being typed and saved meanwhile: what was poured must be what stands here. */
const mostTries = 6;

/**
 * The draft as it stands here, with what is not saved yet, in another design; nothing is changed by that. Throws where the server is
 * not reached, or does not take it.
 */
export async function pourHere(site: string, store: DraftStore, design: string): Promise<Poured> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await store.flush();
    const { document, pending } = store.getSnapshot();
    const revision = store.revision();
    const answer = await sendCommand("pour-draft", { site, design, patch: pending as Patch });
    if (answer.revision === revision && store.getSnapshot().document === document) {
      // The server gives nothing that is no document.
      return { document: answer.document as SiteDocument, waiting: answer.moved.waiting.length };
    }
    await store.refresh();
  }
  throw new Error("the draft changes faster than it can be poured");
}
