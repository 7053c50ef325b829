import { sql } from "kysely";
import { job } from "../jobs/job.ts";
import { checkingDomains } from "./check-domains.kind.ts";
import { examineHost } from "./examine-host.ts";
import { createLookUp } from "./look-up.ts";
import { settleDomain } from "./settle-domain.ts";

/** Domains that are asked for at once: a slow name server holds up few others. */
const together = 10;

/** Looks at the domains whose time has come, until there is none. What was cut short is still due. */
export const checkDomains = job({
  ...checkingDomains,
  retries: 2,
  retryAfter: 30,
  longest: 300,
  atOnce: 1,
  every: "* * * * *",
  run: async (_, parts, signal) => {
    const lookUp = createLookUp(parts.config);
    const failed = new Set<string>();
    for (;;) {
      signal.throwIfAborted();
      const due = await parts.database.typed
        .selectFrom("domains")
        .select(["id", "host"])
        .where("check_at", "<=", sql<Date>`now()`)
        .where("id", "not in", [...failed, noDomain])
        .orderBy("check_at")
        .limit(together)
        .execute();
      if (due.length === 0) return;
      await Promise.all(
        due.map(async ({ id, host }) => {
          try {
            await settleDomain(parts, id, await examineHost(host, lookUp, parts.config));
          } catch (error) {
            // One that fails is looked at with the next ones, and stops none.
            failed.add(id);
            parts.log.warn({ err: error, domain: id }, "a domain could not be checked");
          }
        }),
      );
    }
  },
});

/** No list is empty for the database. */
const noDomain = "00000000-0000-0000-0000-000000000000";
