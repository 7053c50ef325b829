import { publishSite as command } from "../../contract/publish-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";
import { publishDraft } from "./publish-draft.ts";

export const publishSite = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, revision, accept, note } = input;
    await openSite(transaction, actor, site, "publish");
    const publish = await publishDraft(transaction, parts.jobs, {
      site,
      revision,
      author: actor.id,
      accept,
      note,
    });
    await audit({ act: "publish-site", target: { kind: "site", id: site }, after: { revision, accept } });
    return { publish };
  }),
);
