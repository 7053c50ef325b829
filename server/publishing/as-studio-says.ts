import type { Kysely } from "kysely";
import { type BlockingRule, blockingRules } from "../../contract/studio-setting-values.ts";
import type { Finding } from "../../engine/checks/finding.ts";
import type { Schema } from "../db/database-types.ts";
import { readSetting } from "../studio/read-setting.ts";

/** What was found, where the studio lets some of it pass: that is advice then, and stands behind what blocks. */
export async function asStudioSays(
  connection: Kysely<Schema>,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  const blocking = await readSetting(connection, "blockingChecks");
  if (blocking.length === blockingRules.length) return findings;
  const said = findings.map((one) =>
    one.severity === "blocking" && !blocking.includes(one.rule as BlockingRule)
      ? { ...one, severity: "advice" as const }
      : one,
  );
  return [
    ...said.filter(({ severity }) => severity === "blocking"),
    ...said.filter(({ severity }) => severity === "advice"),
  ];
}
