import { CommandError } from "../api/command-error.ts";
import type { Actor, Writing } from "../api/handle-command.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { keepDraft } from "../sites/keep-draft.ts";
import { publishDraft } from "../sites/publish-draft.ts";
import { brandChanged } from "./brand-changed.ts";
import type { Asked, Dressed } from "./dress-site.ts";

/**
 * Makes a site that was dressed the next revision of its draft, and has it published if told. The site is locked by the transaction.
 * Throws `CommandError`: `not_now` where it wears the brand already, `draft_changed`.
 */
export async function putOnBrand(
  { transaction, audit }: Writing,
  { actor, jobs }: { actor: Actor; jobs: Jobs },
  { site, revision, brand }: Asked,
  { ofBrand, checked, patch }: Dressed,
  { publish }: { publish: boolean },
): Promise<{ revision: number; publish?: string }> {
  if (ofBrand !== brand) throw brandChanged();
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
  return { revision: next, ...(asked !== undefined && { publish: asked }) };
}
