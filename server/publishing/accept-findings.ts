import type { Kysely } from "kysely";
import type { Finding } from "../../engine/checks/finding.ts";
import type { Schema } from "../db/database-types.ts";
import { acceptedFindings } from "./accepted-findings.ts";
import type { OpenPublish } from "./open-publish.ts";

/**
 * Keeps what the author of a publish accepts of what the checks found, and gives the ids of all that is accepted on the site.
 * What was not found, or may not be accepted, stays as if nobody had named it.
 */
export async function acceptFindings(
  connection: Kysely<Schema>,
  { site, author, accept }: Pick<OpenPublish, "site" | "author" | "accept">,
  findings: readonly Pick<Finding, "id" | "isAcceptable">[],
): Promise<ReadonlySet<string>> {
  const acceptable = new Set(findings.filter(({ isAcceptable }) => isAcceptable).map(({ id }) => id));
  const meant = accept.filter((id) => acceptable.has(id));
  if (meant.length > 0) {
    await connection
      .insertInto("accepted_findings")
      .values(meant.map((finding) => ({ site, finding, author })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const accepted = await acceptedFindings(connection, site);
  return new Set([...accepted].filter((id) => acceptable.has(id)));
}
