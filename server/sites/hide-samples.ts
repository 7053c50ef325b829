import { hideSamples as command } from "../../contract/hide-samples.ts";
import type { JudgedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { keepDraft } from "./keep-draft.ts";
import { patchedDraft } from "./patched-draft.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

type Input = (typeof command.input)["_output"];

export const hideSamples = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision } = input;
  const { config, database, desk } = parts;
  const draft = await readDraft(database, actor, site, "write");
  if (draft.revision !== revision) {
    throw new CommandError("draft_changed", { hint: `revision ${draft.revision}` });
  }
  const origin = siteOrigin(config, draft.subdomain, draft.canonical_host);
  try {
    const sections = meant(await desk.judge(draft.document, { origin, receiver }), input);
    const patch = await desk.hide(draft.document, sections);
    const checked = await desk.check(patchedDraft(draft.document, patch));
    return await write(async ({ transaction }) => ({
      revision: await keepDraft(transaction, actor, { site, revision, patch, checked }),
      hidden: sections.length,
    }));
  } catch (error) {
    throw refusedDocument(error);
  }
});

/** Those of the sections that are still all sample which are to be hidden. */
function meant({ samples }: JudgedSite, { sections }: Input) {
  const chosen = sections
    ? samples.filter((one) =>
        sections.some(({ page, section }) => one.page === page && one.section === section),
      )
    : samples.filter(({ isOpening }) => !isOpening);
  if (chosen.length === 0) {
    throw new CommandError("not_now", { message: "None of these sections is still all sample." });
  }
  return chosen.map(({ page, section }) => ({ page, section }));
}
