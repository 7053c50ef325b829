import { exportAccount as command } from "../../contract/export-account.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createSecretToken, hashSecret } from "../auth/link/secret-token.ts";
import { readOwnData } from "./own-data.ts";

/** What every program that reads zips can read: sizes of 32 bits, and numbers of 16. */
const most = { bytes: 4_000_000_000, files: 60_000 };

export const exportAccount = handle(command, ({ actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { sites, pictures, papers, shown } = await readOwnData(transaction, actor.id);
    const bytes = [...sites, ...pictures, ...papers, ...shown].reduce((sum, one) => sum + one.bytes, 0);
    const files = sites.length * 2 + pictures.length * 2 + papers.length + shown.length;
    if (bytes > most.bytes || files > most.files) {
      throw new CommandError("too_large", {
        message: "This is larger than one zip can be.",
        hint: "Export your sites one by one, or write to the studio.",
      });
    }
    const token = createSecretToken();
    await transaction.deleteFrom("private.data_links").where("expires_at", "<", new Date()).execute();
    await transaction
      .insertInto("private.data_links")
      .values({ token_hash: hashSecret(token), account: actor.id, session: actor.session })
      .execute();
    await audit({ act: "export-account", target: { kind: "account", id: actor.id } });
    return { link: `/api/my-data/${token}`, fileName: "my-data.zip" };
  }),
);
