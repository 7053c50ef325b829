import type pg from "pg";
import { DatabaseUnavailableError } from "../../db/database.ts";

/** How long somebody waits for a turn before they are told to come back. */
const longestWait = 2_000;

type Waiting = { of: string | null; go: () => void };

type Turns = { most: number; mostOfOne: number; running: Map<string | null, number>; waiting: Waiting[] };

const turnsOf = new WeakMap<pg.Pool, Turns>();

/**
 * Runs `work`, which takes a connection of `pool`, when it is its turn: requests of the Data API hold six of ten
 * connections at most, so that signing in and `/healthz` always find one, and those of one caller (`of`; null is not
 * counted) half of these, so that nobody's slow questions hold up everybody else's. Throws `DatabaseUnavailableError`
 * after 2 s without a turn.
 */
export async function inTurn<Result>(
  pool: pg.Pool,
  of: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = turnsOf.get(pool) ?? createTurns(pool);
  turnsOf.set(pool, turns);
  if (isFree(turns, of)) begin(turns, of);
  else await waitForTurn(turns, of);
  try {
    return await work();
  } finally {
    end(turns, of);
  }
}

function createTurns({ options }: pg.Pool): Turns {
  const most = Math.max(1, Math.floor((options.max ?? 10) * 0.6));
  return { most, mostOfOne: Math.max(1, Math.ceil(most / 2)), running: new Map(), waiting: [] };
}

function isFree({ most, mostOfOne, running }: Turns, of: string | null): boolean {
  const all = [...running.values()].reduce((sum, count) => sum + count, 0);
  return all < most && (of === null || (running.get(of) ?? 0) < mostOfOne);
}

function begin({ running }: Turns, of: string | null): void {
  running.set(of, (running.get(of) ?? 0) + 1);
}

/** The place goes to the first who may have it, so nobody slips in before those who wait. */
function end(turns: Turns, of: string | null): void {
  const left = (turns.running.get(of) ?? 1) - 1;
  if (left > 0) turns.running.set(of, left);
  else turns.running.delete(of);
  const at = turns.waiting.findIndex((waiting) => isFree(turns, waiting.of));
  const [next] = at < 0 ? [] : turns.waiting.splice(at, 1);
  if (!next) return;
  begin(turns, next.of);
  next.go();
}

function waitForTurn(turns: Turns, of: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = {
      of,
      go: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      turns.waiting.splice(turns.waiting.indexOf(waiting), 1);
      reject(new DatabaseUnavailableError("Too many requests wait for the database."));
    }, longestWait);
    turns.waiting.push(waiting);
  });
}
