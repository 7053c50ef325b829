import type { CommandParts } from "../api/command-parts.ts";
import { siteOrigin } from "../sites/site-origin.ts";

/** A publish that is on its way, with what it shows and where. */
export type OpenPublish = {
  id: string;
  number: string;
  site: string;
  kind: "publish" | "roll-back" | "rebuild";
  revision: number;
  author: string | null;
  note: string;
  /** Undefined where it makes a new one. */
  version: number | undefined;
  documentHash: Buffer;
  document: unknown;
  /** Where its site is found now. */
  origin: string;
  owner: string | null;
};

/** The publish `id`, which runs from now on; undefined where it has ended. */
export async function openPublish(
  { database, config }: Pick<CommandParts, "database" | "config">,
  id: string,
): Promise<OpenPublish | undefined> {
  await database.typed
    .updateTable("publishes")
    .set({ state: "running" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
  const row = await database.typed
    .selectFrom("publishes")
    .innerJoin("sites", "sites.id", "publishes.site")
    .innerJoin("private.documents", "private.documents.hash", "publishes.document_hash")
    .select([
      "publishes.number",
      "publishes.site",
      "publishes.kind",
      "publishes.revision",
      "publishes.author",
      "publishes.note",
      "publishes.version",
      "private.documents.hash",
      "private.documents.body",
      "sites.subdomain",
      "sites.canonical_host",
      "sites.owner",
    ])
    .where("publishes.id", "=", id)
    .where("publishes.state", "=", "running")
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    number,
    site,
    kind,
    revision,
    author,
    note,
    version,
    hash,
    body,
    subdomain,
    canonical_host,
    owner,
  } = row;
  return {
    id,
    number: String(number),
    site,
    kind,
    revision,
    author,
    note,
    version: version ?? undefined,
    documentHash: hash,
    document: JSON.parse(body),
    origin: siteOrigin(config, subdomain, canonical_host),
    owner,
  };
}
