import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { createPreview as command, previewDays } from "../../contract/create-preview.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { HashQueueFullError } from "../auth/password/hash-password.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { requireMay } from "../sites/require-may.ts";
import { requireVersion } from "../sites/require-version.ts";
import { previewOrigin } from "../sites/site-origin.ts";
import { previewPasswords } from "./passwords.ts";
import { countPreviews } from "./preview-limits.ts";
import { secretHash } from "./secret-hash.ts";

/** Links of one site that may be open at once. */
const mostOpen = 20;

export const createPreview = handle(command, async ({ input, actor, parts, write }) => {
  const { site, version, note, password } = input;
  // Hashing has one place, which whoever opens a preview needs as well: nobody takes it who may make no link, or all day long.
  if (password !== null) {
    await requireMay(parts.database.typed, actor, site, "preview");
    const wait = await countPreviews(parts.database)("preview-password-made", actor.id);
    if (wait > 0) throw new CommandError("too_many");
  }
  const passwordHash = password === null ? null : await hashOf(password);
  return write(async ({ transaction, audit }) => {
    const { subdomain } = await openSite(transaction, actor, site, "preview");
    if (version !== null) await requireVersion(transaction, site, version);
    await requireRoom(transaction, site);
    const preview = randomUUID();
    const days = previewDays[input.lasts];
    const { expires_at: expires } = await transaction
      .insertInto("preview_links")
      .values({
        id: preview,
        site,
        version,
        note,
        has_password: passwordHash !== null,
        may_comment: input.mayComment,
        author: actor.id,
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .returning("expires_at")
      .executeTakeFirstOrThrow();
    const kept = await transaction
      .insertInto("private.preview_secrets")
      .values({ link: preview, secret_hash: secretHash(input.secret), password_hash: passwordHash })
      .onConflict((conflict) => conflict.column("secret_hash").doNothing())
      .returning("link")
      .executeTakeFirst();
    if (!kept) throw new CommandError("already_there");
    await audit({
      act: "create-preview",
      target: { kind: "site", id: site },
      after: { preview, version, lasts: input.lasts, mayComment: input.mayComment },
    });
    return {
      preview,
      origin: previewOrigin(parts.config, subdomain),
      expiresAt: expires.toISOString(),
    };
  });
});

async function hashOf(password: string): Promise<string> {
  try {
    return await previewPasswords.hash(password);
  } catch (error) {
    if (error instanceof HashQueueFullError) throw new CommandError("too_many");
    throw error;
  }
}

/** The site is locked, so that two cannot take the last place. */
async function requireRoom(transaction: Transaction<Schema>, site: string): Promise<void> {
  const { count } = await transaction
    .selectFrom("preview_links")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("site", "=", site)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (Number(count) < mostOpen) return;
  throw new CommandError("quota_reached", {
    message: `A site has at most ${mostOpen} open preview links, and this one has as many.`,
    hint: "Revoke one that nobody needs any more.",
  });
}
