import { isSeen } from "../../contract/is-seen.ts";
import { nameVersion as command } from "../../contract/name-version.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";
import { noVersion } from "./read-version.ts";

export const nameVersion = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id: site } = await openSite(transaction, actor, input.site, "write");
    const version = await transaction
      .selectFrom("versions")
      .select("name")
      .where("site", "=", site)
      .where("number", "=", input.version)
      .executeTakeFirst();
    if (!version) throw noVersion();
    const name = isSeen(input.name) ? input.name : null;
    await transaction
      .updateTable("versions")
      .set({ name })
      .where("site", "=", site)
      .where("number", "=", input.version)
      .execute();
    await audit({
      act: "name-version",
      target: { kind: "site", id: site },
      before: { version: input.version, name: version.name },
      after: { version: input.version, name },
    });
    return {};
  }),
);
