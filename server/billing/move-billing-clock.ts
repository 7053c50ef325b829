import { sql } from "kysely";
import { moveBillingClock as command } from "../../contract/move-billing-clock.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { doBillingDay } from "./do-billing-day.ts";
import { mayMoveClock } from "./may-move-clock.ts";

/** Each day that passes is one as any other, with what it brings in transactions of its own. */
export const moveBillingClock = handle(command, async ({ input, parts, write }) => {
  const { typed } = parts.database;
  if (!mayMoveClock(parts.config)) {
    throw new CommandError("not_permitted", {
      message: "Days pass by themselves here: others reach this site.",
    });
  }
  const before = { today: await billingToday(typed) };
  for (let passed = 0; passed < input.days; passed += 1) {
    await sql`
      insert into private.billing_clock as clock (days_ahead) values (1)
      on conflict (is_only) do update set days_ahead = clock.days_ahead + 1
    `.execute(typed);
    await doBillingDay(parts);
  }
  return write(async ({ transaction, audit }) => {
    const today = await billingToday(transaction);
    await audit({
      act: "move-billing-clock",
      target: { kind: "studio", id: "clock" },
      before,
      after: { today },
    });
    return { today };
  });
});
