import { sql } from "kysely";
import { createSecretToken } from "../auth/link/secret-token.ts";
import type { Database } from "../db/database.ts";
import { secretHash } from "./secret-hash.ts";

/** Browsers in which one link is open at once: the one that opened it longest ago gives way. */
const mostVisits = 500;

/** Notes that a link was opened in a browser, and gives what its cookie says. */
export async function openVisit({ typed }: Database, link: string): Promise<string> {
  const token = createSecretToken();
  await typed.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("private.preview_visits")
      .values({ hash: secretHash(token), link })
      .execute();
    await sql`
      delete from private.preview_visits where hash in (
        select hash from private.preview_visits where link = ${link} order by at desc offset ${mostVisits}
      )
    `.execute(transaction);
  });
  return token;
}
