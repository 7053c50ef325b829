import { declineImprovement as command } from "../../contract/decline-improvement.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const declineImprovement = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, design, version } = input;
    const { improvement_declined: before } = await openSite(transaction, actor, site, "write");
    const after = `${design} ${version}`;
    await transaction
      .updateTable("sites")
      .set({ improvement_declined: after })
      .where("id", "=", site)
      .execute();
    await audit({
      act: "decline-improvement",
      target: { kind: "site", id: site },
      before: { improvement: before },
      after: { improvement: after },
    });
    return {};
  }),
);
