import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import { requireOpenAccount } from "../api/run-command.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/database-types.ts";

type Found = { number: string; kind: string; bytes: Buffer | null };

/**
 * `GET /api/invoices/<id>`, with the session's token: the PDF of an invoice, for whoever it was sent to and for the studio. It was drawn
 * by a job, once; whoever comes before that is told so (202), and asks again.
 */
export async function sendInvoice(
  context: Context,
  { typed }: Database,
  actor: Actor,
  named: string,
): Promise<Response> {
  const id = z.uuid().safeParse(named);
  await requireOpenAccount(typed, actor);
  const found = id.success ? await findDocument(typed, actor, id.data) : undefined;
  if (!found) throw new CommandError("not_found", { message: "There is no such invoice among yours." });
  if (found.bytes === null) return context.json({ isDrawing: true }, 202);
  context.header("content-type", "application/pdf");
  context.header("content-disposition", `attachment; filename="${found.kind}-${found.number}.pdf"`);
  context.header("content-length", String(found.bytes.length));
  return context.body(new Uint8Array(found.bytes));
}

async function findDocument(
  connection: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select invoice.number, case invoice.kind when 'credit' then 'credit-note' else invoice.kind end as kind, document.bytes
    from public.invoices as invoice left join private.invoice_documents as document on document.invoice = invoice.id
    where invoice.id = ${id} and (invoice.customer = ${actor.id} or private.is_admin_session(${actor.id}, ${actor.session}))
  `.execute(connection);
  return rows[0];
}
