import { changeDesign as command } from "../../contract/change-design.ts";
import { wholeSteps } from "../../engine/document/whole-steps.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { handle } from "../api/handle-command.ts";
import { designToWear } from "../catalogue/design-to-wear.ts";
import { keepDraft } from "../sites/keep-draft.ts";
import { readDraft } from "../sites/read-draft.ts";
import { readKept } from "../sites/read-kept.ts";
import { refusedDocument } from "../sites/refused-document.ts";

type Input = (typeof command.input)["_output"];

export const changeDesign = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision } = input;
  // Read and poured before anything is locked: it takes the longest.
  const draft = await readDraft(parts.database, actor, site, "write");
  const before = draft.document as { design?: string };
  const checked = draft.revision === revision ? await dressed(parts, before, input) : undefined;
  const patch = checked ? wholeSteps(before, checked.site) : [];
  if (checked && patch.length === 0) {
    throw new CommandError("not_now", { message: "The site looks just like this already." });
  }
  return write(async ({ transaction, audit }) => {
    const next = await keepDraft(transaction, actor, { site, revision, patch, checked, isDressed: true });
    await audit({
      act: "change-design",
      target: { kind: "site", id: site },
      before: { design: before.design, revision },
      after: { design: checked?.site.design, revision: next },
    });
    return { revision: next };
  });
});

/** What comes of the draft. Throws `CommandError`. */
async function dressed(parts: CommandParts, draft: unknown, { site, to }: Input) {
  const { database, desk } = parts;
  try {
    if (to.kind === "design") return await desk.pour(draft, await designToWear(parts, to.design));
    const kept = await readKept(database, site, to.revision, "design");
    if (!kept) throw new CommandError("not_found", { message: "It is not kept how the site was then." });
    return (await desk.check(kept.document)) satisfies CheckedSite;
  } catch (error) {
    throw refusedDocument(error);
  }
}
