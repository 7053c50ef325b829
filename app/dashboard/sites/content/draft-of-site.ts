import type { z } from "zod";
import type { describeDesign } from "../../../../contract/describe-design.ts";
import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { CommandRefused } from "../../../account/command-refused.ts";
import { openBackend } from "../../../account/open-backend.ts";
import { sendCommand } from "../../../account/send-command.ts";
import {
  createDraftStore,
  type Draft,
  type DraftStore,
  SaveFailed,
} from "../../../editor/draft/draft-store.ts";
import { keepChanges, keptChanges } from "./kept-changes.ts";

export type DesignForms = z.output<(typeof describeDesign)["answer"]>;

/** The draft of `site`, to be changed, and what forms of it are made of. Throws what the server says, or that it is not reached. */
export async function openDraft(site: string): Promise<{ store: DraftStore; forms: DesignForms }> {
  const draft = await readDraft(site);
  const { design } = draft.document;
  const forms = await sendCommand("describe-design", design === undefined ? {} : { design });
  const store = createDraftStore(draft, keptChanges(site), {
    read: () => readDraft(site),
    keep: (pending) => keepChanges(site, pending),
    newId: () => crypto.randomUUID(),
    save: async (request, revision, patch) => {
      try {
        return await sendCommand("save-draft", { request, site, revision, patch });
      } catch (error) {
        throw failureOf(error);
      }
    },
  });
  return { store, forms };
}

async function readDraft(site: string): Promise<Draft> {
  const { data } = await openBackend();
  const { data: row, error } = await data
    .from("drafts")
    .select("revision, document")
    .eq("site", site)
    .single();
  if (error) throw error;
  // The server let nothing in that is no document.
  return { revision: row.revision, document: row.document as SiteDocument };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof CommandRefused)) return error;
  const { code, message, hint } = error;
  if (code === "draft_changed") return new SaveFailed("changed", message);
  if (["offline", "unavailable", "too_many"].includes(code)) return new SaveFailed("offline", message);
  return new SaveFailed("refused", hint ? `${message} ${hint}` : message);
}
