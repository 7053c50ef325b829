import { applyBrand as command } from "../../contract/apply-brand.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { wholeSteps } from "../../engine/document/whole-steps.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { keepDraft } from "../sites/keep-draft.ts";
import { openSite } from "../sites/open-site.ts";
import { publishDraft } from "../sites/publish-draft.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { brandChanged } from "./brand-changed.ts";
import { readBrand } from "./read-brand.ts";
import { wearBrand } from "./wear-brand.ts";

export const applyBrand = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision, publish } = input;
  const { database, desk, jobs } = parts;
  // Read and checked before anything is locked: it takes the longest.
  const draft = await readDraft(database, actor, site, "manage");
  const { brand, revision: ofBrand } = await readBrand(database.typed, actor);
  // The server let nothing in that is no document.
  const document = draft.document as unknown as SiteDocument;
  const checked =
    draft.revision === revision && ofBrand === input.brand
      ? await desk.check(wearBrand(document, brand)).catch((error: unknown) => {
          throw refusedDocument(error);
        })
      : undefined;
  const patch = checked ? wholeSteps(document, checked.site) : [];
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, site, "manage");
    if (ofBrand !== input.brand) throw brandChanged();
    if (publish && (row.live_build === null || row.live_revision !== revision)) {
      throw new CommandError("not_now", {
        message:
          "Visitors do not see all of this draft yet: publish the site itself, or leave its changes to later.",
      });
    }
    if (checked && patch.length === 0) {
      throw new CommandError("not_now", { message: "The site wears your brand already." });
    }
    const next = await keepDraft(transaction, actor, { site, revision, patch, checked, isDressed: true });
    const asked = publish
      ? await publishDraft(transaction, jobs, { site, revision: next, author: actor.id, note: "Brand" })
      : undefined;
    await audit({
      act: "apply-brand",
      target: { kind: "site", id: site },
      before: { revision },
      after: { revision: next, brand: ofBrand, publish: asked },
    });
    return { revision: next, ...(asked && { publish: asked }) };
  });
});
