import { sql } from "kysely";
import { exportFormat, exportVersion } from "../../contract/export-file.ts";
import type { Database } from "../db/database.ts";
import { writeMessages } from "../export/messages-csv.ts";
import { readBlob } from "../export/read-blob.ts";
import type { ArchiveEntry } from "../export/write-archive.ts";
import { readOwnData } from "./own-data.ts";

/** The files of all that is kept of an account, each read when it is taken. */
export async function* dataEntries(database: Database, account: string): AsyncGenerator<ArchiveEntry> {
  const { typed } = database;
  const { rows } = await sql<{ data: object }>`select private.data_of(${account}) as data`.execute(typed);
  yield text("account.json", JSON.stringify(rows[0]?.data, null, 2));
  const asked = await sql<{ data: object }>`select private.support_of(${account}) as data`.execute(typed);
  yield text("questions.json", JSON.stringify(asked.rows[0]?.data, null, 2));
  const money = await sql<{ data: object }>`select private.money_of(${account}) as data`.execute(typed);
  yield text("billing.json", JSON.stringify(money.rows[0]?.data, null, 2));
  const { sites, pictures, papers, shown } = await readOwnData(typed, account);
  for (const { id, name } of papers) {
    yield { name: `billing/${name}.pdf`, chunks: readPaper(database, id), isPacked: true };
  }
  for (const { id, sha256, ending } of shown) {
    yield { name: `questions/${id}.${ending}`, chunks: readBlob(database, sha256), isPacked: true };
  }
  for (const { id, name, template, subdomain } of sites) {
    const drafts = await sql<{ document: string }>`
      select document::text as document from public.drafts where site = ${id}
    `.execute(typed);
    // Erased since: there is nothing of it left to give.
    const [draft] = drafts.rows;
    if (!draft) continue;
    // As it is kept, letter by letter, and as an import takes it.
    const told = JSON.stringify({ format: exportFormat, version: exportVersion, name, template });
    yield text(`sites/${subdomain}/site.json`, `${told.slice(0, -1)},"document":${draft.document}}`);
    yield { name: `sites/${subdomain}/messages.csv`, chunks: writeMessages(database, id), isPacked: false };
  }
  for (const { id, told, name, sha256 } of pictures) {
    yield text(`pictures/${id}/picture.json`, JSON.stringify(told, null, 2));
    yield { name: `pictures/${id}/${name}`, chunks: readBlob(database, sha256), isPacked: true };
  }
}

async function* readPaper({ typed }: Database, invoice: string): AsyncGenerator<Uint8Array> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from private.invoice_documents where invoice = ${invoice}
  `.execute(typed);
  for (const { bytes } of rows) yield bytes;
}

function text(name: string, content: string): ArchiveEntry {
  async function* chunks() {
    yield new TextEncoder().encode(content);
  }
  return { name, chunks: chunks(), isPacked: false };
}
