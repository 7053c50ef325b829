import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

export type DailySalts = {
  /** The salt of that day, counted from 1970: whichever server asks first has made it. */
  of: (day: number) => Promise<Buffer>;
};

export const dayLength = 86_400_000;

/**
 * What hashes of visitors are salted with, in all servers the same and each day another. Two days after a day has begun its salt is
 * in no memory any more, nor in the database (`sweep-visits`), and from then on nothing tells whose a hash was.
 */
export function dailySalts({ pool }: Pick<Database, "pool">, now: () => number = Date.now): DailySalts {
  const salts = new Map<number, Promise<Buffer>>();

  async function read(day: number): Promise<Buffer> {
    await pool.query("insert into private.viewer_salts values ($1, $2) on conflict do nothing", [
      day,
      randomBytes(32),
    ]);
    const { rows } = await pool.query<{ salt: Buffer }>(
      "select salt from private.viewer_salts where day = $1",
      [day],
    );
    return rows[0]?.salt ?? randomBytes(32);
  }

  return {
    of: (day) => {
      const known = salts.get(day);
      if (known) return known;
      const reading = read(day);
      salts.set(day, reading);
      const forget = () => void salts.delete(day);
      reading.catch(forget);
      setTimeout(forget, Math.max(0, (day + 2) * dayLength - now())).unref();
      return reading;
    },
  };
}
