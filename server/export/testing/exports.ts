import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { importAddress } from "../../../contract/upload.ts";
import { type Person, sendCommand } from "../../testing/send-command.ts";
import { newSubdomain } from "../../testing/sites.ts";
import type { AskedServer } from "../../testing/test-server.ts";

export type Files = Map<string, Buffer>;

/** What `person` gets when they export a site, as the zip that it is. Throws where they are refused. */
export async function exportOf(server: AskedServer, person: Person, site: string): Promise<Buffer> {
  const { status, body } = await sendCommand(server, person, "export-site", { site });
  if (status !== 200) throw new Error(`no export: ${JSON.stringify(body)}`);
  const response = await fetch(server.url + body.link);
  if (response.status !== 200) throw new Error(`no export: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The files of a zip, by their names. */
export async function unpack(zip: Buffer): Promise<Files> {
  const files: Files = new Map();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

type Wanted = { site?: string; name?: string; subdomain?: string };

/** What is answered to `person`, or nobody, who sends this file for a site. */
export async function importBy(
  server: Pick<AskedServer, "url">,
  person: Pick<Person, "token"> | undefined,
  file: Uint8Array,
  { site = randomUUID(), name = "Weir again", subdomain = newSubdomain() }: Wanted = {},
): Promise<{ site: string; status: number; body: Record<string, unknown> }> {
  const response = await fetch(server.url + importAddress({ site, name, subdomain }), {
    method: "POST",
    headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
    body: file as BodyInit,
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { site, status: response.status, body };
}

/** All that the database holds that an import could leave behind. */
export async function everythingKept(server: Pick<AskedServer, "owner">): Promise<Record<string, number>> {
  const tables = [
    "public.sites",
    "public.drafts",
    "public.pictures",
    "private.picture_files",
    "private.picture_masters",
    "private.blobs",
    "private.command_answers",
  ];
  const { rows } = await server.owner.query<{ name: string; n: number }>(
    tables.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** Puts a picture into a draft, as its owner would. */
export async function showPicture(
  server: AskedServer,
  owner: Person,
  site: string,
  picture: string,
): Promise<void> {
  const { rows } = await server.owner.query(
    "select manifest, revision from pictures, drafts where pictures.id = $1 and site = $2",
    [picture, site],
  );
  const { manifest, revision } = rows[0];
  const { status, body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch: [{ op: "add", path: ["facts", "logo"], value: manifest }],
  });
  if (status !== 200) throw new Error(`the picture is not shown: ${JSON.stringify(body)}`);
}
