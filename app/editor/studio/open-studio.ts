import { uuidShape } from "../../../contract/uuid-shape.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { createDraftStore, type Draft, type DraftStore, SaveFailed } from "../draft/draft-store.ts";
import { createHistory, type History } from "../draft/history.ts";
import { openWorkshop, type Workshop } from "../workshop/workshop.ts";
import { studioWords as words } from "./studio-words.ts";

/** The page that is open, of a question: what is done there is one opening in the audit. */
export type Opening = { ticket: string; opening: string };

/** The site that a question is about, as far as the studio may come. */
export type StudioSite = {
  name: string;
  subject: string;
  access: "look" | "edit";
  page: string | null;
  section: string | null;
  draft: Draft;
};

/** What was opened for the studio: to be looked at, or with what changes it. */
export type StudioOpened = StudioSite & {
  workshop: Workshop;
  editing: { store: DraftStore; history: History } | undefined;
};

/** The codes by which the server says that the site is shut, and not only out of reach. */
const shut: readonly string[] = ["not_permitted", "not_found", "not_signed_in"];

/** Why the studio is out of a site, for a person; undefined where it only was not reached. */
export function shutBecause(error: unknown): string | undefined {
  if (!(error instanceof CommandRefused) || !shut.includes(error.code)) return undefined;
  return error.hint ? `${error.message} ${error.hint}` : error.message;
}

/** The site as the server has it now; `known` is what is here already, and comes back as it is where nobody changed it. Throws `CommandRefused`. */
export async function readStudioSite(at: Opening, known?: Draft): Promise<StudioSite> {
  if (!uuidShape.test(at.ticket)) throw new CommandRefused("not_found", { message: words.missing });
  const {
    site: _,
    revision,
    document,
    ...site
  } = await sendCommand("open-ticket-site", {
    ...at,
    known: known?.revision ?? null,
  });
  const isKnown = known !== undefined && document === null;
  // The server let nothing in that is no document.
  return { ...site, draft: isKnown ? known : { revision, document: document as SiteDocument } };
}

/**
 * Opens the site that a question is about. Nothing of it is kept on this machine: it is somebody's, and may be shut at any time. Throws
 * as `readStudioSite`.
 */
export async function openStudio(at: Opening): Promise<StudioOpened> {
  const site = await readStudioSite(at);
  const workshop = await openWorkshop(site.draft.document.design ?? "");
  return { ...site, workshop, editing: site.access === "edit" ? editing(at, site.draft) : undefined };
}

function editing(at: Opening, draft: Draft): { store: DraftStore; history: History } {
  const store = createDraftStore(
    draft,
    { pending: [] },
    {
      read: async () => (await readStudioSite(at)).draft,
      keep: () => {},
      newId: () => crypto.randomUUID(),
      save: async (request, revision, patch) => {
        try {
          return await sendCommand("save-ticket-draft", { ...at, request, revision, patch });
        } catch (error) {
          throw failureOf(error);
        }
      },
    },
  );
  return { store, history: createHistory(store) };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof CommandRefused)) return error;
  const { code, message, hint } = error;
  if (code === "draft_changed") return new SaveFailed("changed", message);
  if (["offline", "unavailable", "too_many"].includes(code)) return new SaveFailed("offline", message);
  if (code === "not_signed_in") return new SaveFailed("signed-out", message);
  return new SaveFailed("refused", hint ? `${message} ${hint}` : message);
}
