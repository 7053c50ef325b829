import { sql } from "kysely";
import { withdrawQuote as command } from "../../contract/withdraw-quote.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

export const withdrawQuote = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { rows } = await sql<{ before: string }>`
      update public.quotes set withdrawn_at = now()
      where id = ${input.quote} and accepted_at is null and declined_at is null and withdrawn_at is null
      returning case when valid_until < private.billing_today() then 'expired' else 'open' end as before
    `.execute(transaction);
    const [quote] = rows;
    if (!quote) {
      throw new CommandError("not_now", { message: "This quote has been answered, or taken back." });
    }
    await audit({
      act: "withdraw-quote",
      target: { kind: "quote", id: input.quote },
      before: { state: quote.before },
      after: { state: "withdrawn" },
    });
    return {};
  }),
);
