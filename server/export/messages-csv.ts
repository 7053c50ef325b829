import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { csvLine, utf8Mark } from "../messages/csv-line.ts";
import { exportContent } from "./export-content.ts";

type MessageRow = {
  id: string;
  at: string;
  kind: string;
  state: string;
  page: string;
  form: string;
  reply_to: string | null;
  fields: { label?: string; name?: string; value?: unknown }[];
  details: object | null;
};

/** Rows that are read at once. */
const page = 100;

/** The messages of a site as CSV (RFC 4180), the oldest first, as spreadsheets open it: UTF-8 that says so. */
export async function* writeMessages({ typed }: Database, site: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(utf8Mark + csvLine(exportContent.columns));
  let after = { at: "-infinity", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const { rows } = await sql<MessageRow>`
      select id, at::text, kind, state, page, form, reply_to, fields, details from public.messages
      where site = ${site} and deleted_at is null and (at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by at, id limit ${page}
    `.execute(typed);
    if (rows.length > 0) yield encoder.encode(rows.map((row) => csvLine(cells(row))).join(""));
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last;
  }
}

function cells({ at, kind, state, page: on, form, reply_to, fields, details }: MessageRow): string[] {
  const said = fields.map(({ label, name, value }) => `${label ?? name ?? ""}: ${textOf(value)}`);
  return [at, kind, state, on, form, reply_to ?? "", said.join("\n"), details ? JSON.stringify(details) : ""];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}
