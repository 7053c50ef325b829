import type pg from "pg";
import type { StatementCounter } from "./count-statements.ts";

type Asked = { text: string; at: number };

/**
 * Notes of each statement that `client` is asked how long it took, from being sent to its end: a connection answers one after
 * the other, and says of each when it is ready for the next.
 */
export function watchStatements(client: pg.PoolClient, { note }: Pick<StatementCounter, "note">): void {
  const waiting: Asked[] = [];
  let readyAt = 0;
  client.connection.on("readyForQuery", () => {
    const now = performance.now();
    const asked = waiting.shift();
    if (asked?.text) note(asked.text, now - Math.max(asked.at, readyAt));
    readyAt = now;
  });
  const ask = client.query as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0]);
    // What names no text is some object of the driver's own; its end is waited for all the same.
    waiting.push({ text: text ?? "", at: performance.now() });
    return ask.apply(client, args);
  }) as typeof client.query;
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === "string") return asked;
  const { text } = (asked ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : undefined;
}
