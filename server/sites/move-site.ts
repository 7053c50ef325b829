import type { Transaction } from "kysely";
import { moveSite as command } from "../../contract/move-site.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { requestPublish } from "../publishing/request-publish.ts";
import { openSite } from "./open-site.ts";
import { addressTaken, isTakenAddress, requireAddress } from "./require-address.ts";

export const moveSite = handle(command, async ({ input, actor, parts, write }) => {
  try {
    return await write(async ({ transaction, audit }) => {
      const { id, subdomain: before, live_build } = await openSite(transaction, actor, input.site, "manage");
      if (before === input.subdomain) return {};
      await requireAddress(transaction, input.subdomain, id);
      await transaction
        .updateTable("sites")
        .set({ subdomain: input.subdomain, updated_at: new Date() })
        .where("id", "=", id)
        .execute();
      if (live_build !== null)
        await rebuild(transaction, parts.jobs, { site: id, live_build, author: actor.id });
      await audit({ act: "move-site", target: { kind: "site", id }, before, after: input.subdomain });
      return {};
    });
  } catch (error) {
    throw isTakenAddress(error) ? addressTaken() : error;
  }
});

type Live = { site: string; live_build: string; author: string };

/** What is live says in its pages where it is found: it is drawn anew from the version that it shows. */
async function rebuild(
  transaction: Transaction<Schema>,
  jobs: Jobs,
  { site, live_build, author }: Live,
): Promise<void> {
  const { number, revision, document_hash } = await transaction
    .selectFrom("private.builds")
    .innerJoin("versions", (join) =>
      join
        .onRef("versions.site", "=", "private.builds.site")
        .onRef("versions.number", "=", "private.builds.version"),
    )
    .select(["versions.number", "versions.revision", "versions.document_hash"])
    .where("private.builds.id", "=", live_build)
    .executeTakeFirstOrThrow();
  await requestPublish(transaction, jobs, {
    site,
    kind: "rebuild",
    revision,
    documentHash: document_hash,
    author,
    version: number,
  });
}
