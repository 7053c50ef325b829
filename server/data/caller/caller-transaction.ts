import type { Connection, Submittable } from "pg";
import { RequestError } from "../request-error.ts";
import type { Statement } from "../statement/sql.ts";
import type { RequestDescription } from "./describe-request.ts";
import type { Caller } from "./identify-caller.ts";
import { type Prepared, PreparedStatements } from "./prepared-statements.ts";

/** The rows a statement gave (each its columns as text) and how many it met. */
export type Outcome = { rows: (string | null)[][]; affected: number };

export type TransactionOptions = {
  request: RequestDescription;
  readOnly: boolean;
  /** Looks at the outcome of a write before anything is kept: a thrown error takes everything back. */
  check?: ((outcome: Outcome) => void) | undefined;
};

/**
 * Characters that the rows of one outcome may have together: a thousand rows can be larger than the memory there is, and
 * writing them out holds up all other requests (5 ms for as many as these, 20 where none is ASCII).
 */
const largestOutcome = 4 * 1024 * 1024;

type Message = Parameters<Connection["bind"]>[0];

const preparedOn = new WeakMap<Connection, PreparedStatements>();
const opening = "select private.open_request($1, $2, $3, $4, $5, $6, $7)";

/**
 * One statement in the name of a caller, in one round trip: both statements are sent at once with a single `Sync`, up
 * to which PostgreSQL makes them one transaction. A write's `Sync` waits until its outcome has been looked at. What pg's own queries
 * cannot do (they sync after each statement) goes through pg's interface for query classes, as pg-cursor does.
 */
export class CallerTransaction implements Submittable {
  /** Called once. pg wraps it to watch the time, so it must stay a property. */
  callback: (error: unknown, outcome?: Outcome) => void;
  /** The statement failed before the caller's own began. */
  failedToOpen = false;
  readonly #caller: Caller;
  readonly #statement: Statement;
  readonly #options: TransactionOptions;
  readonly #outcome: Outcome = { rows: [], affected: 0 };
  readonly #sent: Prepared[] = [];
  #completed = 0;
  #size = 0;
  #refusal: unknown;

  constructor(
    caller: Caller,
    statement: Statement,
    options: TransactionOptions,
    callback: (error: unknown, outcome?: Outcome) => void,
  ) {
    this.#caller = caller;
    this.#statement = statement;
    this.#options = options;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    const { role, claims, session } = this.#caller;
    const { text, values } = this.#statement;
    connection.stream.cork();
    const { readOnly, request } = this.#options;
    const { method, path, headers } = request;
    this.#send(connection, "", opening, [role, claims, session, String(readOnly), method, path, headers]);
    this.#send(connection, role, text, values);
    if (readOnly) connection.sync();
    else connection.flush();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#completed !== 1) return;
    this.#size += fields[0]?.length ?? 0;
    if (this.#size <= largestOutcome) this.#outcome.rows.push(fields);
    else this.#outcome.rows.length = 0;
  }

  handleCommandComplete({ text }: { text: string }, connection: Connection): void {
    const prepared = this.#sent[this.#completed];
    if (prepared) prepared.isReady = true;
    this.#completed += 1;
    if (this.#completed !== 2) return;
    this.#outcome.affected = Number(text.slice(text.lastIndexOf(" ") + 1));
    this.#judge();
    if (this.#options.readOnly) return;
    if (this.#refusal === undefined) connection.sync();
    else connection.query("rollback");
  }

  handleReadyForQuery(): void {
    if (this.#refusal === undefined) this.callback(null, this.#outcome);
    else this.callback(this.#refusal);
  }

  handleError(error: unknown, connection: Connection): void {
    // Without a Sync PostgreSQL would skip everything that comes after an error.
    if (!this.#options.readOnly) connection.sync();
    this.failedToOpen = this.#completed === 0;
    this.callback(error);
  }

  #judge(): void {
    try {
      if (this.#size > largestOutcome) {
        throw new RequestError(413, "PGRST103", "The result is too large to be answered at once", {
          hint: "Ask for fewer rows or columns.",
        });
      }
      this.#options.check?.(this.#outcome);
    } catch (refusal) {
      this.#refusal = refusal;
    }
  }

  #send(connection: Connection, role: string, text: string, values: readonly (string | null)[]): void {
    const statements = preparedOn.get(connection) ?? new PreparedStatements();
    preparedOn.set(connection, statements);
    const prepared = statements.get(role, text);
    const { name } = prepared;
    if (!prepared.isReady) {
      // Closing what is not there is no error; an attempt that failed may have left the name taken.
      connection.close({ type: "S", name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values } as unknown as Message, true);
    connection.execute(null, true);
    this.#sent.push(prepared);
  }
}
