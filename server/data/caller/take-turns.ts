import type pg from "pg";
import { DatabaseUnavailableError } from "../../db/database.ts";

/** How long somebody waits for a turn before they are told to come back. */
const longestWait = 2_000;

type Waiting = { of: string | null; go: () => void };

type Turns = {
  most: number;
  mostOfOne: number;
  /** How many run now, in all and of each caller. */
  all: number;
  running: Map<string | null, number>;
  waiting: Waiting[];
};

const turnsOf = new WeakMap<pg.Pool, Turns>();

/**
 * Runs `work`, which takes a connection of `pool`, when it is its turn: requests of the Data API hold seven of ten
 * connections at most, so that signing in and `/healthz` always find one, and those of one caller (`of`; null is not
 * counted) five of these, so that nobody's slow questions hold up everybody else's. Throws `DatabaseUnavailableError`
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
  const most = Math.max(1, Math.floor((options.max ?? 10) * 0.7));
  return { most, mostOfOne: Math.max(1, Math.floor(most * 0.75)), all: 0, running: new Map(), waiting: [] };
}

function isFree({ most, mostOfOne, all, running }: Turns, of: string | null): boolean {
  return all < most && (of === null || (running.get(of) ?? 0) < mostOfOne);
}

function begin(turns: Turns, of: string | null): void {
  turns.all += 1;
  turns.running.set(of, (turns.running.get(of) ?? 0) + 1);
}

/** The place goes to the first who may have it, so nobody slips in before those who wait. */
function end(turns: Turns, of: string | null): void {
  turns.all -= 1;
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
