import { uuidShape } from "../../../contract/uuid-shape.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { openBackend } from "../../account/open-backend.ts";
import { sendCommand } from "../../account/send-command.ts";
import { siteWords } from "../site/site-words.ts";
import { createDraftStore, type Draft, type DraftStore, SaveFailed } from "./draft-store.ts";
import { changesKeeper, keptChanges } from "./kept-changes.ts";

/** There is no such site among those that somebody works on. */
export class NotYours extends Error {}

/** The draft of `site`, to be changed. Throws `NotYours`, or what the server says, or that it is not reached. */
export async function openDraft(site: string): Promise<DraftStore> {
  const [draft, kept] = await Promise.all([readDraft(site), keptChanges(site)]);
  const keep = changesKeeper(site);
  return createDraftStore(draft, kept, {
    read: () => readDraft(site),
    keep: (pending, _document, ground) => keep(pending, ground),
    newId: () => crypto.randomUUID(),
    save: async (request, revision, patch) => {
      try {
        return await sendCommand("save-draft", { request, site, revision, patch });
      } catch (error) {
        throw failureOf(error);
      }
    },
  });
}

async function readDraft(site: string): Promise<Draft> {
  if (!uuidShape.test(site)) throw new NotYours();
  const { data } = await openBackend();
  const { data: row, error } = await data
    .from("drafts")
    .select("revision, document")
    .eq("site", site)
    .maybeSingle();
  if (error) throw error;
  if (!row) throw new NotYours();
  // The server let nothing in that is no document.
  return { revision: row.revision, document: row.document as SiteDocument };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof CommandRefused)) return error;
  const { code, message, hint } = error;
  if (code === "draft_changed") return new SaveFailed("changed", message);
  // Who reads this has worked on the site: for the server, whoever does so no longer is anybody.
  if (code === "site_not_found") return new SaveFailed("refused", siteWords.notAnyMore);
  if (code === "not_permitted") return new SaveFailed("refused", siteWords.notWriting);
  if (code === "not_signed_in") return new SaveFailed("signed-out", message);
  if (["offline", "unavailable", "too_many"].includes(code)) return new SaveFailed("offline", message);
  return new SaveFailed("refused", hint ? `${message} ${hint}` : message);
}
