import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../db/migrate.ts";
import { createAccount } from "../testing/create-account.ts";
import { createEmptyDatabase } from "../testing/create-empty-database.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");
const name = "20261127100000_kept_drafts.sql";

/** The migrations before the one that moves what was kept. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of await readdir(migrations)) {
    if (file < name) await copyFile(join(migrations, file), join(folder, file));
  }
  return folder;
}

test("drafts that were kept in two ways are found in one, to the letter", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  await migrate(ownerUrl, await earlierMigrations());
  const { id: person } = await createAccount(owner);
  const site = randomUUID();
  const text = '{"design": "food",  "facts": {"name": "Weir & Söhne"}}';
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, 'A', 'weir', 'food')",
    [site, person],
  );
  await owner.query(
    "insert into site_designs (site, revision, design, document_hash) values ($1, 4, 'art', decode(repeat('0a', 32), 'hex'))",
    [site],
  );
  await owner.query(
    `insert into draft_changes (site, revision, author, patch, before)
     values ($1, 7, $2, '[]', $3), ($1, 8, $2, '[]', null), ($1, 9, $2, '[]', '{}')`,
    [site, person, text],
  );
  await owner.query(
    `insert into private.audit (act, target_kind, target, after)
     values ('bring-version', 'site', $1, '{"revision": 7, "version": 3}'), ('return-draft', 'site', $1, '{"revision": 9}')`,
    [site],
  );
  expect(await migrate(ownerUrl)).toContain(name);
  const { rows } = await owner.query(
    `select revision, reason, design, version, body from kept_drafts
     left join private.documents on hash = document_hash where site = $1 order by revision`,
    [site],
  );
  expect(rows).toEqual([
    { revision: 4, reason: "design", design: "art", version: null, body: null },
    // Of the one that no audit knows nobody could say what took its place.
    { revision: 6, reason: "version", design: "food", version: 3, body: text },
  ]);
});
