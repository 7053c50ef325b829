import { exportSite as command } from "../../contract/export-site.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createSecretToken, hashSecret } from "../auth/link/secret-token.ts";
import { openSite } from "../sites/open-site.ts";
import { measureContents, readContents } from "./read-contents.ts";

/** What every program that reads zips can read: sizes of 32 bits, and numbers of 16. */
const most = { bytes: 4_000_000_000, files: 60_000 };

/** All that a site is belongs to its owner, in whatever state the site is. */
export const exportSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, subdomain } = await openSite(transaction, actor, input.site, "manage", { inAnyState: true });
    const { bytes, files } = measureContents(await readContents(transaction, id));
    if (bytes > most.bytes || files > most.files) {
      throw new CommandError("too_large", {
        message: "This site is larger than one zip can be.",
        hint: "Write to the studio: it sends you the site in parts.",
      });
    }
    const token = createSecretToken();
    await transaction.deleteFrom("private.export_links").where("expires_at", "<", new Date()).execute();
    await transaction
      .insertInto("private.export_links")
      .values({ token_hash: hashSecret(token), site: id, account: actor.id, session: actor.session })
      .execute();
    await audit({ act: "export-site", target: { kind: "site", id }, after: { bytes, files } });
    return { link: `/api/exports/${token}`, fileName: `${subdomain}.zip`, bytes };
  }),
);
