import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { publishing } from "./publish.kind.ts";

type Asked = {
  site: string;
  kind: "publish" | "roll-back" | "rebuild";
  revision: number;
  documentHash: Buffer;
  author: string | null;
  version?: number;
  note?: string;
  /** Ids of findings that are wanted as they are, where they are found. */
  accept?: string[];
};

/** Publishes of one site that may wait at once. */
const most = 10;

/** Has a site published once the transaction commits, which holds its lock, and gives the id of the publish. */
export async function requestPublish(
  transaction: Transaction<Schema>,
  jobs: Jobs,
  { site, kind, revision, documentHash, author, version, note = "", accept = [] }: Asked,
): Promise<string> {
  const { count } = await transaction
    .selectFrom("publishes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("site", "=", site)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new CommandError("too_many");
  const { owner } = await transaction
    .selectFrom("sites")
    .select("owner")
    .where("id", "=", site)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await transaction
    .insertInto("publishes")
    .values({
      id,
      site,
      kind,
      revision,
      document_hash: documentHash,
      author,
      version: version ?? null,
      note,
      accept,
    })
    .execute();
  await jobs.send(transaction, publishing, { publish: id }, { group: owner ?? site });
  return id;
}
