import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { rollBackSite as command } from "../../contract/roll-back-site.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { rendererVersion } from "../publishing/renderer-version.ts";
import { requestPublish } from "../publishing/request-publish.ts";
import { keepRedirects } from "../redirects/keep-redirects.ts";
import { openSite } from "./open-site.ts";
import { noVersion } from "./read-version.ts";
import { siteOrigin } from "./site-origin.ts";

export const rollBackSite = handle(command, async ({ input, actor, parts, write }) => {
  const renderer = await rendererVersion();
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, input.site, "publish");
    const { id: site, subdomain, canonical_host, live_build } = row;
    const version = await transaction
      .selectFrom("versions")
      .selectAll()
      .where("site", "=", site)
      .where("number", "=", input.version)
      .executeTakeFirst();
    if (!version) throw noVersion();
    const target = { kind: "site", id: site };
    await audit({ act: "roll-back-site", target, after: { version: version.number } });
    const asked = {
      site,
      kind: "roll-back",
      revision: version.revision,
      documentHash: version.document_hash,
      author: actor.id,
      version: version.number,
    } as const;
    const origin = siteOrigin(parts.config, subdomain, canonical_host);
    const build = await transaction
      .selectFrom("private.builds")
      .select(["id", "weights"])
      .where("site", "=", site)
      .where("version", "=", version.number)
      .where("renderer", "=", renderer)
      .where("origin", "=", origin)
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    if (!build) return { publish: await requestPublish(transaction, parts.jobs, asked) };
    const report = {
      address: `${origin}/`,
      version: version.number,
      pages: build.weights,
      findings: [],
    };
    await keepRedirects(transaction, site, live_build, version.document_hash);
    return { publish: await showBuild(transaction, asked, build.id, report) };
  });
});

type Asked = {
  site: string;
  kind: "roll-back";
  revision: number;
  documentHash: Buffer;
  author: string;
  version: number;
};

/** Nothing but the pointer: what visitors are to see is there. */
async function showBuild(
  transaction: Transaction<Schema>,
  { site, kind, revision, documentHash, author, version }: Asked,
  build: string,
  report: { pages: unknown },
): Promise<string> {
  await transaction
    .updateTable("sites")
    .set({ live_build: build, live_revision: revision, published_at: new Date(), updated_at: new Date() })
    .where("id", "=", site)
    .execute();
  const id = randomUUID();
  const pages = Array.isArray(report.pages) ? report.pages.length : 0;
  await transaction
    .insertInto("publishes")
    .values({
      id,
      site,
      kind,
      revision,
      document_hash: documentHash,
      author,
      version,
      state: "done",
      pages,
      pages_done: pages,
      report: JSON.stringify(report),
      ended_at: new Date(),
    })
    .execute();
  return id;
}
