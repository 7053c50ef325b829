import { type ReactNode, useState } from "react";
import { laterDay } from "../../../contract/day.ts";
import { plainAmount, readCents, tellCents } from "../../../contract/money.ts";
import { ActionForm } from "../../account/action-form.tsx";
import type { WholeInvoice } from "../../account/billing/billing-rows.ts";
import { focusInvalid } from "../../account/focus-invalid.ts";
import { formText } from "../../account/form-text.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { FoldLine } from "../../components/ui/fold-line.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { booksContent } from "./books-content.ts";
import { CreditForm } from "./credit-form.tsx";

const words = booksContent.invoice;

type Props = { invoice: WholeInvoice; onDone: () => void };

/** What the studio does with an invoice, what is nearest first. */
export function InvoiceActs({ invoice, onDone }: Props) {
  const { openCents, creditedCents, grossCents, payments } = invoice;
  const isOpen = openCents > 0;
  return (
    <section aria-labelledby="acts" className="grid content-start">
      <h2 id="acts" className="mb-3 font-display text-3xl">
        {words.acts}
      </h2>
      {isOpen && <Pay key={openCents} invoice={invoice} onDone={onDone} />}
      {isOpen && <Remind invoice={invoice} onDone={onDone} />}
      {creditedCents < grossCents && (
        <Act key={creditedCents} label={words.credit.open}>
          <CreditForm invoice={invoice} onDone={onDone} />
        </Act>
      )}
      {isOpen && <Waive invoice={invoice} onDone={onDone} />}
      {(payments.length > 0 || creditedCents > 0) && <Refund invoice={invoice} onDone={onDone} />}
    </section>
  );
}

function Act({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-t border-line last:border-b">
      <FoldLine>{label}</FoldLine>
      <div className="pt-3 pb-8">{children}</div>
    </details>
  );
}

function Pay({ invoice: { id, openCents, issuedOn, currency }, onDone }: Props) {
  const { busy, run } = useAction();
  const [problem, setProblem] = useState("");
  const pay = (form: HTMLFormElement) =>
    void run(async () => {
      const amountCents = readCents(formText(form, "amount"));
      setProblem(amountCents === undefined ? words.pay.bad : "");
      if (amountCents === undefined) return focusInvalid(form);
      const [receivedOn, reference] = [formText(form, "day"), formText(form, "reference")];
      try {
        await sendCommand("record-payment", {
          request: crypto.randomUUID(),
          invoice: id,
          amountCents,
          openCents,
          receivedOn,
          reference,
        });
      } finally {
        // Refused too: what another window has done to the invoice is shown beside what is said of it.
        onDone();
      }
      const beyond = amountCents - openCents;
      showSuccess(beyond > 0 ? words.pay.inFavour(tellCents(beyond, currency)) : words.pay.done);
    });
  return (
    <Act label={words.pay.open} isOpen>
      <ActionForm onSubmit={pay}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={words.pay.amount}
            name="amount"
            inputMode="decimal"
            required
            defaultValue={plainAmount(openCents)}
            error={problem}
          />
          <TextField
            label={words.pay.day}
            name="day"
            type="date"
            required
            defaultValue={laterDay(new Date().toISOString().slice(0, 10), issuedOn)}
          />
        </div>
        <TextField label={words.pay.reference} name="reference" maxLength={200} autoComplete="off" />
        <div>
          <Button type="submit" busyLabel={busy && words.pay.busy}>
            {words.pay.submit}
          </Button>
        </div>
      </ActionForm>
    </Act>
  );
}

function Remind({ invoice: { id }, onDone }: Props) {
  const { busy, run } = useAction();
  const remind = () =>
    run(async () => {
      await sendCommand("remind-invoice", { request: crypto.randomUUID(), invoice: id });
      onDone();
      showSuccess(words.remind.done);
    });
  return (
    <div className="border-t border-line py-0.5">
      <Button
        variant="text"
        className="font-semibold!"
        busyLabel={busy && words.remind.busy}
        onClick={() => void remind()}
      >
        {words.remind.submit}
      </Button>
    </div>
  );
}

function Waive({ invoice: { id }, onDone }: Props) {
  const { busy, run } = useAction();
  const waive = (form: HTMLFormElement) =>
    void run(async () => {
      await sendCommand("waive-invoice", {
        request: crypto.randomUUID(),
        invoice: id,
        reason: formText(form, "reason"),
      });
      onDone();
      showSuccess(words.waive.done);
    });
  return (
    <Act label={words.waive.open}>
      <ActionForm onSubmit={waive}>
        <TextField label={words.waive.reason} name="reason" maxLength={300} required autoComplete="off" />
        <div>
          <Button type="submit" variant="outline" busyLabel={busy && words.waive.busy}>
            {words.waive.submit}
          </Button>
        </div>
      </ActionForm>
    </Act>
  );
}

function Refund({ invoice: { id }, onDone }: Props) {
  const { busy, run } = useAction();
  const [problem, setProblem] = useState("");
  const refund = (form: HTMLFormElement) =>
    void run(async () => {
      const amountCents = readCents(formText(form, "amount"));
      setProblem(amountCents === undefined ? words.pay.bad : "");
      if (amountCents === undefined) return focusInvalid(form);
      const reference = formText(form, "reference");
      await sendCommand("refund-customer", {
        request: crypto.randomUUID(),
        invoice: id,
        amountCents,
        reference,
      });
      onDone();
      showSuccess(words.refund.done);
    });
  return (
    <Act label={words.refund.open}>
      <p className="mb-5 max-w-md text-pretty text-muted">{words.refund.text}</p>
      <ActionForm onSubmit={refund}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={words.refund.amount} name="amount" inputMode="decimal" required error={problem} />
          <TextField label={words.refund.reference} name="reference" maxLength={200} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" variant="outline" busyLabel={busy && words.refund.busy}>
            {words.refund.submit}
          </Button>
        </div>
      </ActionForm>
    </Act>
  );
}
