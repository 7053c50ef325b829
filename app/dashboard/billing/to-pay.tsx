import { tellCents } from "../../../contract/money.ts";
import type { MyInvoice } from "../../account/billing/billing-rows.ts";
import { PdfButton } from "../../account/billing/pdf-button.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { FoldLine } from "../../components/ui/fold-line.tsx";
import { billingContent } from "./billing-content.ts";

const words = billingContent.pay;

type Props = { invoices: readonly MyInvoice[]; cards: boolean };

/** What is to be paid, and how; nothing where nothing is. */
export function ToPay({ invoices, cards }: Props) {
  const unpaid = invoices.filter(({ openCents }) => openCents > 0);
  if (unpaid.length === 0) return null;
  return (
    <section aria-labelledby="to-pay">
      <h2 id="to-pay" className="sr-only">
        {words.heading}
      </h2>
      <ul className="border-b border-line">
        {unpaid.map((invoice) => (
          <Unpaid key={invoice.id} invoice={invoice} cards={cards} />
        ))}
      </ul>
    </section>
  );
}

function Unpaid({ invoice, cards }: { invoice: MyInvoice; cards: boolean }) {
  const { number, text, currency, openCents, grossCents, dueOn, state } = invoice;
  const { busy, run } = useAction();
  const pay = () =>
    run(async () => {
      const { link } = await sendCommand("pay-invoice", { invoice: invoice.id });
      location.assign(link);
    });
  return (
    <li className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <p className="font-display text-3xl leading-none tabular-nums sm:text-4xl">
          {tellCents(openCents, currency)}
        </p>
        {openCents < grossCents && (
          <p className="mt-2 text-muted">{words.rest(tellCents(grossCents, currency))}</p>
        )}
        <p className={`mt-4 ${state === "overdue" ? "font-semibold text-danger" : ""}`}>
          {state === "overdue" ? words.overdue(dueOn) : words.due(dueOn)}
        </p>
        <p className="mt-1 max-w-md text-pretty wrap-anywhere text-muted">
          {number} · {text}
        </p>
      </div>
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {cards && (
            <Button busyLabel={busy && words.cardBusy} onClick={() => void pay()}>
              {words.card}
            </Button>
          )}
          <PdfButton invoice={invoice} variant={cards ? "text" : "outline"} />
        </div>
        <Bank invoice={invoice} isOpen={!cards} />
      </div>
    </li>
  );
}

function Bank({ invoice: { iban, bic, payee, number }, isOpen }: { invoice: MyInvoice; isOpen: boolean }) {
  const rows = [
    [words.payee, payee],
    [words.iban, (iban.match(/.{1,4}/g) ?? []).join(" ")],
    [words.bic, bic],
    [words.reference, number],
  ].filter(([, value]) => value !== "");
  return (
    <details open={isOpen} className="group border-t border-line">
      <FoldLine>{words.bank}</FoldLine>
      {iban === "" ? (
        <p className="pt-1 text-pretty text-muted">{words.noBank}</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 pt-1 tabular-nums">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere select-all">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
