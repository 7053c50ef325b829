import { checkSite as command } from "../../contract/check-site.ts";
import { handle } from "../api/handle-command.ts";
import { acceptedFindings } from "../publishing/accepted-findings.ts";
import { asStudioSays } from "../publishing/as-studio-says.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

export const checkSite = handle(command, async ({ input, actor, parts }) => {
  const { database, config, desk, press } = parts;
  const draft = await readDraft(database, actor, input.site);
  const origin = siteOrigin(config, draft.subdomain, draft.canonical_host);
  press.prepare(); // whoever looks at what was found publishes next
  try {
    const { findings: found, samples } = await desk.judge(draft.document, { origin, receiver });
    const findings = await asStudioSays(database.typed, found);
    const accepted = await acceptedFindings(database.typed, input.site);
    const said = findings.map((one) => ({ ...one, isAccepted: one.isAcceptable && accepted.has(one.id) }));
    const mayPublish = said.every((one) => one.severity === "advice" || one.isAccepted);
    return { revision: draft.revision, findings: said, mayPublish, samples };
  } catch (error) {
    throw refusedDocument(error);
  }
});
