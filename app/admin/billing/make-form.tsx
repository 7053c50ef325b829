import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { totalsOf } from "../../../contract/billing-lines.ts";
import { addDays } from "../../../contract/day.ts";
import { type Currency, currencies, plainAmount, tellCents, tellRound } from "../../../contract/money.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { OfferRow } from "../../account/billing/billing-rows.ts";
import { BuyerFields, readBuyer } from "../../account/billing/buyer-fields.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { focusInvalid } from "../../account/focus-invalid.ts";
import { formText } from "../../account/form-text.ts";
import { OthersEmailField } from "../../account/others-email-field.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextArea } from "../../components/ui/text-area.tsx";
import { inputClass, TextField } from "../../components/ui/text-field.tsx";
import { booksContent } from "./books-content.ts";
import { LineFields } from "./line-fields.tsx";
import { readOffers } from "./read-books.ts";
import { emptyLine, readLines, readRate, type TypedLine } from "./typed-lines.ts";

const words = booksContent.make;
const daysOfQuote = 30;

/** Makes a quote, or an invoice without one. */
export function MakeForm({ kind }: { kind: "quote" | "invoice" }) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { value: offers } = useLoaded("", readOffers);
  const [lines, setLines] = useState<readonly TypedLine[]>(() => [emptyLine()]);
  const [title, setTitle] = useState("");
  const [offer, setOffer] = useState("");
  const [currency, setCurrency] = useState<Currency>("USD");
  const [tax, setTax] = useState("0");
  const [isChecked, setChecked] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // One for each form: whoever sends it again because no answer came makes nothing twice.
  const [made] = useState(() => ({ request: crypto.randomUUID(), id: crypto.randomUUID() }));
  const taxRate = readRate(tax);
  const read = readLines(lines);

  function choose(name: string): void {
    setOffer(name);
    const chosen = offers?.find((one) => one.name === name);
    if (!chosen) return;
    setTitle((before) => before || chosen.title);
    setCurrency(chosen.currency);
    const each = chosen.price_cents === null ? "" : plainAmount(chosen.price_cents);
    setLines((before) => [
      emptyLine({ text: `${chosen.title}: ${chosen.description}`, each }),
      ...before.filter(({ text }) => text !== "").slice(1),
    ]);
  }

  const submit = (form: HTMLFormElement) =>
    void run(async () => {
      setChecked(true);
      setErrors({});
      if (!read || taxRate === undefined) return focusInvalid(form);
      const email = formText(form, "email").trim();
      const shared = { request: made.request, email, currency, lines: read, taxRate };
      try {
        if (kind === "quote") {
          const note = formText(form, "note");
          const validUntil = formText(form, "validUntil");
          await sendCommand("make-quote", {
            ...shared,
            quote: made.id,
            offer: offer || null,
            title,
            note,
            validUntil,
          });
          showSuccess(words.sent);
          await navigate("/admin/billing/quotes");
        } else {
          const dueInDays = Number(formText(form, "due"));
          const input = { ...shared, invoice: made.id, buyer: readBuyer(form), dueInDays };
          const { number } = await sendCommand("issue-invoice", input);
          showSuccess(words.issued(number));
          await navigate(`/admin/billing/invoices/${made.id}`);
        }
      } catch (error) {
        if (error instanceof CommandRefused) setErrors(error.fields);
        throw error;
      }
    });

  return (
    <ActionForm onSubmit={submit}>
      <div className="grid gap-x-16 gap-y-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-6">
          <OthersEmailField
            label={words.email}
            name="email"
            hint={words.emailHint[kind]}
            error={errors.email}
          />
          {kind === "quote" && (
            <>
              <Offer offers={offers ?? []} value={offer} onChoose={choose} />
              <TextField
                label={words.title}
                hint={words.titleHint}
                value={title}
                maxLength={120}
                required
                onChange={({ target }) => setTitle(target.value)}
              />
              <TextArea label={words.note} name="note" rows={3} maxLength={1000} />
            </>
          )}
          {kind === "invoice" && (
            <section aria-labelledby="made-out" className="grid gap-6 pt-4">
              <h2 id="made-out" className="font-display text-3xl">
                {words.buyer}
              </h2>
              <BuyerFields errors={errors} />
            </section>
          )}
        </div>
        <div className="grid content-start gap-6">
          <LineFields lines={lines} onChange={setLines} isChecked={isChecked} />
          <div className="grid gap-6 sm:grid-cols-3">
            <CurrencyField value={currency} onChoose={setCurrency} />
            <TextField
              label={words.tax}
              value={tax}
              inputMode="decimal"
              required
              error={taxRate === undefined && words.taxBad}
              onChange={({ target }) => setTax(target.value)}
            />
            {kind === "quote" ? (
              <TextField
                label={words.validUntil}
                name="validUntil"
                type="date"
                required
                defaultValue={addDays(new Date().toISOString().slice(0, 10), daysOfQuote)}
                error={errors.validUntil}
              />
            ) : (
              <TextField
                label={words.due}
                name="due"
                type="number"
                min={0}
                max={120}
                defaultValue={14}
                required
              />
            )}
          </div>
          <p role="status" className="border-t border-line pt-4 text-right text-muted">
            {words.sum}{" "}
            <span className="ml-3 font-display text-3xl text-ink tabular-nums sm:text-4xl">
              {read && taxRate !== undefined
                ? tellCents(totalsOf(read, taxRate).gross, currency)
                : words.noSum}
            </span>
          </p>
          <div className="sm:text-right">
            <Button type="submit" busyLabel={busy && words.busy[kind]}>
              {words.submit[kind]}
            </Button>
          </div>
        </div>
      </div>
    </ActionForm>
  );
}

type OfferProps = { offers: readonly OfferRow[]; value: string; onChoose: (name: string) => void };

function Offer({ offers, value, onChoose }: OfferProps) {
  const id = useId();
  const priceOf = ({ price_cents, currency }: OfferRow) =>
    price_cents === null ? words.byAgreement : tellRound(price_cents, currency);
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {words.offer}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChoose(target.value)}
        className={inputClass}
      >
        <option value="">{words.noOffer}</option>
        {offers
          .filter(({ kind }) => kind === "project")
          .map((offer) => (
            <option key={offer.name} value={offer.name}>
              {offer.title}, {priceOf(offer)}
            </option>
          ))}
      </select>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {words.offerHint}
      </p>
    </div>
  );
}

function CurrencyField({ value, onChoose }: { value: Currency; onChoose: (currency: Currency) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {words.currency}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = currencies.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
        className={inputClass}
      >
        {currencies.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
