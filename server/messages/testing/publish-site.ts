import { createHash, randomUUID } from "node:crypto";
import { receiver } from "../../sites/site-origin.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** Puts the draft of a site online, with its files by name alone; gives its build and their texts. */
export async function publishSite(
  { owner, commands }: TestServer,
  site: string,
  change: (document: never) => void = () => {},
): Promise<{ build: string; files: Map<string, string> }> {
  const { rows } = await owner.query("select document from drafts where site = $1", [site]);
  const { document } = rows[0];
  change(document as never);
  const body = JSON.stringify(document);
  const hash = createHash("sha256").update(body).digest();
  const build = randomUUID();
  await owner.query("insert into private.documents values ($1, $2) on conflict do nothing", [hash, body]);
  const version = await owner.query(
    `insert into versions (site, number, document_hash, revision)
     select $1, coalesce(max(number), 0) + 1, $2, 1 from versions where site = $1 returning number`,
    [site, hash],
  );
  const { files } = await commands.desk.render(document, { origin: "https://weir.test", receiver });
  await owner.query("insert into private.builds values ($1, $2, $3, 'https://weir.test', 'test')", [
    build,
    site,
    version.rows[0].number,
  ]);
  for (const { path, contentType } of files) {
    await owner.query("insert into private.build_files values ($1, $2, $3, $4, false)", [
      build,
      path,
      hash,
      contentType,
    ]);
  }
  await owner.query(
    "update sites set live_build = $2, live_revision = 1, published_at = now() where id = $1",
    [site, build],
  );
  return { build, files: new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])) };
}
