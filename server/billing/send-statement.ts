import type { Context } from "hono";
import { sql } from "kysely";
import { z } from "zod";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { requireOpenAccount } from "../api/run-command.ts";
import { billingToday } from "./billing-today.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { readStatementPaper, type StatementPaper } from "./statement-paper.ts";

/** Statements that one server draws at once, each in a thread; for one person one. */
const mostAtOnce = 2;

const asked = z.strictObject({
  year: z.coerce.number().int().min(2000).max(2999),
  /** Whose it is, where it is not the own. */
  account: z.uuid().optional(),
});

/**
 * `GET /api/statements/<year>`, with the session's token: what was booked for the caller in a year, as a PDF; with `?account=` for the
 * studio, of anybody. It is drawn anew each time, because more may have been booked, and is kept nowhere.
 */
export function createStatements({ database: { typed } }: Pick<CommandParts, "database">) {
  const drawing = new Set<string>();

  async function read(actor: Actor, context: Context, named: string): Promise<StatementPaper> {
    const parsed = asked.safeParse({ year: named, ...context.req.query() });
    if (!parsed.success) throw notThere();
    const { year, account = actor.id } = parsed.data;
    await requireOpenAccount(typed, actor);
    if (account !== actor.id && !(await isAdmin(actor))) throw notThere();
    const today = await billingToday(typed);
    const paper =
      year <= Number(today.slice(0, 4)) ? await readStatementPaper(typed, account, year, today) : undefined;
    if (!paper) throw notThere();
    return paper;
  }

  async function isAdmin({ id, session }: Actor): Promise<boolean> {
    const { rows } = await sql<{ is: boolean }>`
      select private.is_admin_session(${id}, ${session}) as is
    `.execute(typed);
    return rows[0]?.is ?? false;
  }

  return async (context: Context, actor: Actor, named: string): Promise<Response> => {
    const paper = await read(actor, context, named);
    if (drawing.has(actor.id)) throw new CommandError("too_many", { message: "One statement at a time." });
    if (drawing.size >= mostAtOnce) throw new CommandError("unavailable");
    drawing.add(actor.id);
    try {
      const bytes = await drawInThread(paper);
      context.header("content-type", "application/pdf");
      context.header("content-disposition", `attachment; filename="statement-${paper.year}.pdf"`);
      context.header("content-length", String(bytes.length));
      return context.body(new Uint8Array(bytes));
    } finally {
      drawing.delete(actor.id);
    }
  };
}

function notThere(): CommandError {
  return new CommandError("not_found", { message: "There is no statement of that year." });
}
