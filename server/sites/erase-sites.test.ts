import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { publishSite } from "../testing/published-site.ts";
import { createTestServer } from "../testing/test-server.ts";
import { eraseSitesJob } from "./erase-sites.job.ts";

test("a site is erased with all that is its own after 30 days in the trash, and no day before", async () => {
  const { owner, commands } = await createTestServer();
  const [old, young, kept] = await Promise.all(
    ["old", "young", "kept"].map((text) => publishSite(owner, { "/": `<p>${text}</p>` })),
  );
  const since = (site: typeof old, days: number) =>
    owner.query("update sites set trashed_at = now() - $2 * interval '1 day' where id = $1", [
      site?.id,
      days,
    ]);
  await since(old, 31);
  await since(young, 29);

  await eraseSitesJob.run({}, commands, new AbortController().signal);

  const { rows: sites } = await owner.query("select id from sites");
  expect(sites.map(({ id }) => id).sort()).toEqual([young?.id, kept?.id].sort());
  const { rows: builds } = await owner.query("select id from private.builds");
  expect(builds.map(({ id }) => id).sort()).toEqual([young?.build, kept?.build].sort());
  const { rows: loose } = await owner.query("select count(*)::int as n from private.loose_blobs");
  expect(loose[0].n).toBeGreaterThan(0);
});

test("what a command answered is forgotten after a week", async () => {
  const { owner, commands } = await createTestServer();
  const { id } = await createAccount(owner);
  for (const days of [6, 8]) {
    await owner.query(
      "insert into private.command_answers values ($1, $2, 'set-webhook', '', '{}', now() - $3 * interval '1 day')",
      [id, randomUUID(), days],
    );
  }
  await eraseSitesJob.run({}, commands, new AbortController().signal);
  const { rows } = await owner.query(
    "select at < now() - interval '7 days' as old from private.command_answers",
  );
  expect(rows).toEqual([{ old: false }]);
});
