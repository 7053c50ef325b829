import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import { phoneShape } from "../../../engine/facts/phone.ts";
import { keptFitting } from "../../start/fitting-store.ts";
import { createDraftStore, type Draft, type DraftStore, SaveFailed } from "../draft/draft-store.ts";
import type { HistoryKept } from "../draft/kept-history.ts";
import { editorWords } from "../editor-words.ts";
import { beginningFor } from "../workshop/beginning-for.ts";
import { keepDraft, madeDraftName, readKeptDraft } from "./kept-draft.ts";
import { asKept, asShown } from "./shown-pictures.ts";

/** The draft that a visitor has of the design `slug` on this machine: what was kept, else what a site of the business begins with. */
export async function openMade(slug: string): Promise<DraftStore> {
  const kept = await readKeptDraft(slug);
  const begin = kept ? await shownDraft(kept) : { document: await beginning(slug), revision: 1 };
  let document = begin.document;
  return createDraftStore(
    begin,
    { pending: [] },
    {
      wait: 0,
      newId: () => crypto.randomUUID(),
      read: async () => {
        const now = await readKeptDraft(slug);
        return now ? shownDraft(now) : begin;
      },
      keep: (_pending, next) => {
        document = next;
      },
      save: async (_request, revision) => {
        const next = revision + 1;
        const draft = { document: asKept(document), revision: next, at: new Date().toISOString() };
        if (!(await keepDraft(slug, draft, revision))) throw new SaveFailed("changed", "");
        return { revision: next };
      },
    },
  );
}

/** How what was done to it is kept: beside it, with its pictures under the same names. */
export function madeHistory(slug: string): HistoryKept {
  return { draft: madeDraftName(slug), asKept, asShown };
}

async function shownDraft({ document, revision }: Draft): Promise<Draft> {
  return { document: await asShown(document), revision };
}

async function beginning(slug: string): Promise<SiteDocument> {
  const { name, trade, phone, town } = keptFitting();
  const facts: Facts = {
    name: name || editorWords.yourName,
    ...(trade && { trade }),
    ...(phoneShape.test(phone) && { phone }),
    ...(town && { city: town }),
  };
  return { ...(await beginningFor(slug, trade)), facts };
}
