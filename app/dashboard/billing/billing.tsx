import { useSearchParams } from "react-router";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useSession } from "../../account/use-session.ts";
import { billingContent as words } from "./billing-content.ts";
import { billingHeadline } from "./billing-headline.ts";
import { BillingDetails } from "./details.tsx";
import { MyHostingPart } from "./my-hosting.tsx";
import { MyInvoices } from "./my-invoices.tsx";
import { MyQuotes } from "./my-quotes.tsx";
import { readMyBilling } from "./read-billing.ts";
import { Statement } from "./statement.tsx";
import { ToPay } from "./to-pay.tsx";

/** All that a customer has to do with money, what presses first. */
export function Billing() {
  const { profile } = useSession();
  const [search] = useSearchParams();
  const { value, error, again } = useLoaded(profile?.user_id ?? "", async () => {
    const [billing, ways] = await Promise.all([readMyBilling(), sendCommand("billing-ways", {})]);
    return billing && { billing, ways };
  });
  if (!value) return <ListWaiting heading={words.name} words={words} error={error} again={again} />;
  const { billing, ways } = value;
  const { headline, lead } = billingHeadline(billing, ways.cards);
  const paid = search.get("paid");
  const oldest = billing.invoices.at(-1);
  return (
    <>
      <div className="py-10 sm:py-12">
        <h1 className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {headline}
        </h1>
        <p className="mt-6 max-w-2xl text-lg text-pretty text-muted">{lead}</p>
        <p role="status" className="max-w-2xl text-lg text-pretty">
          {paid && (
            <span className="mt-6 block border-l-6 border-success pl-4">
              {words.pay.thanks(paid.slice(0, 20))}
            </span>
          )}
        </p>
      </div>
      <ListFailed error={error} text={words.failed} again={again} />
      <div className="grid gap-14">
        <ToPay invoices={billing.invoices} cards={ways.cards} />
        <MyQuotes quotes={billing.quotes} />
        <MyHostingPart hosting={billing.hosting} onChanged={again} />
        <MyInvoices invoices={billing.invoices} />
        {oldest && <Statement from={oldest.issuedOn} today={billing.today} />}
        {(billing.details !== null || billing.hosting !== null) && (
          <BillingDetails details={billing.details} onSaved={again} />
        )}
      </div>
    </>
  );
}
