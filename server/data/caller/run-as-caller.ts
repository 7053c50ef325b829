import type pg from "pg";
import type { PoolClient } from "pg";
import { RequestError } from "../request-error.ts";
import type { Statement } from "../statement/sql.ts";
import { CallerTransaction, type Outcome, type TransactionOptions } from "./caller-transaction.ts";
import { describeDatabaseError } from "./describe-database-error.ts";
import type { Caller } from "./identify-caller.ts";
import { inTurn } from "./take-turns.ts";

/**
 * Runs `statement` as `caller` in a transaction of its own: with the role, the claims, and only while the session behind
 * the token exists. Throws `RequestError` for everything that PostgreSQL refuses, and whatever says that the database
 * cannot be reached.
 */
export async function runAsCaller(
  pool: pg.Pool,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions,
): Promise<Outcome> {
  return inTurn(pool, caller.counted, () => runOnConnection(pool, caller, statement, options));
}

async function runOnConnection(
  pool: pg.Pool,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions,
): Promise<Outcome> {
  const client = await pool.connect();
  let unusable = true;
  try {
    const outcome = await run(client, caller, statement, options);
    unusable = false;
    return outcome;
  } catch (error) {
    unusable = !(error instanceof RequestError);
    throw error;
  } finally {
    client.release(unusable);
  }
}

function run(
  client: PoolClient,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const transaction = new CallerTransaction(caller, statement, options, (error, outcome) => {
      if (outcome) resolve(outcome);
      else reject(describeDatabaseError(error, caller, transaction.failedToOpen));
    });
    client.query(transaction);
  });
}
