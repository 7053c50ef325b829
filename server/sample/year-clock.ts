import type { Pool } from "pg";
import type { CommandParts } from "../api/command-parts.ts";
import { doBillingDay } from "../billing/do-billing-day.ts";

/** From when on things happened in truth, and when they are to have happened. */
export type Step = { real: Date; meant: Date };

export type YearClock = {
  /** What happens from now on is to have happened then. Days of billing pass up to that one. */
  moveTo: (ago: number, hour: number) => Promise<void>;
  /** Ends the year: it is today again. Gives what was meant by when. */
  finish: () => Promise<readonly Step[]>;
};

const day = 86_400_000;
/** When what a day of billing brings is done, before anything else of that day. */
const billingHour = 4;

/**
 * A clock of which a year passes in a minute. Billing counts its days from `private.billing_clock`, which is put back by so many
 * days at first; all other times are the true ones until they are set back (`set-dates-back.ts`).
 */
export async function startYearClock(
  owner: Pool,
  parts: CommandParts,
  firstAgo: number,
  now = new Date(),
): Promise<YearClock> {
  const steps: Step[] = [];
  let today = firstAgo;
  await owner.query("alter table private.billing_clock drop constraint billing_clock_days_ahead_check");
  await owner.query("insert into private.billing_clock (days_ahead) values ($1)", [-firstAgo]);

  const midnight = Math.floor(now.getTime() / day) * day;

  /** What happens from now on is to have happened then. */
  async function mean(ago: number, hour: number): Promise<void> {
    // Of today only what is over already can have happened.
    const passed = ago > 0 ? hour * 3_600_000 : ((now.getTime() - midnight) * hour) / 24;
    const before = steps.at(-1);
    // Times of the database and of this process differ by less than this.
    while (before && Date.now() - before.real.getTime() < 3)
      await new Promise((resolve) => setTimeout(resolve, 1));
    steps.push({ real: new Date(Date.now() - 1), meant: new Date(midnight - ago * day + passed) });
  }

  async function letDaysPass(ago: number): Promise<void> {
    while (today > ago) {
      today -= 1;
      await owner.query("update private.billing_clock set days_ahead = $1", [-today]);
      await mean(today, billingHour);
      await doBillingDay(parts);
    }
  }

  return {
    moveTo: async (ago, hour) => {
      await letDaysPass(ago);
      await mean(ago, hour);
    },
    finish: async () => {
      await letDaysPass(0);
      await owner.query("delete from private.billing_clock");
      await owner.query(
        "alter table private.billing_clock add constraint billing_clock_days_ahead_check check (days_ahead >= 0)",
      );
      return steps;
    },
  };
}
