import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { wholeSteps } from "../../engine/document/whole-steps.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { readBrand } from "./read-brand.ts";
import { wearBrand } from "./wear-brand.ts";

export type Asked = {
  site: string;
  /** Of its draft. */
  revision: number;
  /** The revision of the brand. */
  brand: number;
};

/** What a site's draft becomes in its owner's brand. */
export type Dressed = {
  /** The revision that the brand has. */
  ofBrand: number;
  /** Undefined where draft or brand are not those that were asked for. */
  checked: CheckedSite | undefined;
  patch: readonly PatchStep[];
};

/** Reads and checks what has to be written, before anything is locked: it takes the longest. Throws `CommandError`. */
export async function dressSite(
  { database, desk }: Pick<CommandParts, "database" | "desk">,
  actor: Actor,
  { site, revision, brand: asked }: Asked,
): Promise<Dressed> {
  const draft = await readDraft(database, actor, site, "manage");
  const { brand, revision: ofBrand } = await readBrand(database.typed, actor);
  // The server let nothing in that is no document.
  const document = draft.document as unknown as SiteDocument;
  if (draft.revision !== revision || ofBrand !== asked) return { ofBrand, checked: undefined, patch: [] };
  try {
    const checked = await desk.check(wearBrand(document, brand));
    return { ofBrand, checked, patch: wholeSteps(document, checked.site) };
  } catch (error) {
    throw refusedDocument(error);
  }
}
