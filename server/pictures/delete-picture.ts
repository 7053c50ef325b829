import { sql, type Transaction } from "kysely";
import { deletePicture as command } from "../../contract/delete-picture.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openPicture } from "./open-picture.ts";

export const deletePicture = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, file_name } = await openPicture(transaction, actor, input.picture);
    await requireUnused(transaction, actor.id, id);
    await transaction.updateTable("pictures").set({ deleted_at: new Date() }).where("id", "=", id).execute();
    await audit({ act: "delete-picture", target: { kind: "picture", id }, before: file_name });
    return {};
  }),
);

/** Throws `not_now` while a draft shows the picture, however it is cut there. */
async function requireUnused(transaction: Transaction<Schema>, owner: string, id: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct site.id, site.name from (
      select distinct left(path, 39) as path from private.picture_files where picture = ${id}
    ) as file, private.sites_showing(${owner}, file.path) as site limit 4
  `.execute(transaction);
  if (rows.length === 0) return;
  const names = rows.slice(0, 3).map(({ name }) => name);
  throw new CommandError("not_now", {
    message: `This picture is shown on ${names.join(", ")}${rows.length > 3 ? " and others" : ""}.`,
    hint: "Choose another one there first.",
  });
}
