import { useState } from "react";
import { Link } from "react-router";
import { tellCents, tellRound } from "../../../contract/money.ts";
import type { NamedQuote } from "../../../contract/read-quote.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { BuyerFields, readBuyer } from "../../account/billing/buyer-fields.tsx";
import { LinesTable } from "../../account/billing/lines-table.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { billingContent } from "./billing-content.ts";
import { mailedQuote } from "./mailed-quote.ts";
import { readMyBilling } from "./read-billing.ts";

const words = billingContent.quote;

type Told = Awaited<ReturnType<typeof sendCommand<"read-quote">>>;

/** A quote as it stands for whoever is signed in, and how it is named to answer it. */
type FoundQuote = { told: Told; named: NamedQuote };

/** The quote that led here; without a link, or with one that works no longer, the newest that waits for the account's own address. */
async function findQuote(named: NamedQuote | undefined): Promise<FoundQuote | "unknown"> {
  if (named) {
    try {
      return { told: await sendCommand("read-quote", { quote: named }), named };
    } catch (error) {
      const isUnknown =
        error instanceof CommandRefused && ["not_found", "invalid_input"].includes(error.code);
      if (!isUnknown) throw error;
      mailedQuote.forget();
    }
  }
  const mine = (await readMyBilling())?.quotes.find(({ state }) => state === "open");
  if (!mine) return "unknown";
  const own = { id: mine.id };
  return { told: await sendCommand("read-quote", { quote: own }), named: own };
}

/** A quote, put to whoever is signed in: every line of it, and yes or no. */
export function AnswerQuote({ named }: { named: NamedQuote | undefined }) {
  const { value, error, again } = useLoaded(JSON.stringify(named ?? null), () => findQuote(named));
  const [end, setEnd] = useState<string>();
  if (value === undefined) {
    return <ListWaiting heading={billingContent.name} words={words} error={error} again={again} />;
  }
  if (end !== undefined) return <End heading={end} />;
  if (value === "unknown") return <End {...words.unknown} />;
  const { told } = value;
  if (!told.isMine || !told.quote) {
    return <End heading={words.other.heading} text={words.other.text(told.email)} />;
  }
  return <Question named={value.named} told={{ ...told, quote: told.quote }} onEnd={setEnd} />;
}

type QuestionProps = {
  named: NamedQuote;
  told: Told & { quote: NonNullable<Told["quote"]> };
  onEnd: (heading: string) => void;
};

function Question({ named, told: { quote, state, buyer }, onEnd }: QuestionProps) {
  const accepting = useAction();
  const declining = useAction();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // One request for one answer: whoever presses again because none came asks for the same.
  const [request] = useState(() => crypto.randomUUID());
  const { currency, gross, lines, taxRate, title, note, validUntil, hostingYears, hostingCents } = quote;

  const accept = (form: HTMLFormElement) =>
    void accepting.run(async () => {
      setErrors({});
      try {
        const { number } = await sendCommand("accept-quote", {
          request,
          quote: named,
          buyer: readBuyer(form),
        });
        mailedQuote.forget();
        onEnd(words.accepted(number));
      } catch (error) {
        if (error instanceof CommandRefused) setErrors(error.fields);
        throw error;
      }
    });
  const decline = () =>
    declining.run(async () => {
      await sendCommand("decline-quote", { request: crypto.randomUUID(), quote: named });
      mailedQuote.forget();
      onEnd(words.declined);
    });

  return (
    <>
      <div className="py-10 sm:py-12">
        <h1 className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance wrap-anywhere">
          {title}
        </h1>
        <p className="mt-6 max-w-2xl text-lg text-pretty text-muted">
          {state === "open" ? words.validUntil(validUntil) : words.states[state]}
        </p>
        {state !== "open" && (
          <Link to="/dashboard/billing" className={buttonClass("outline", "mt-8")}>
            {words.toBilling}
          </Link>
        )}
        {note !== "" && (
          <p className="mt-4 max-w-2xl text-lg text-pretty whitespace-pre-line wrap-anywhere">{note}</p>
        )}
      </div>
      <div className="grid gap-x-16 gap-y-14 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <LinesTable lines={lines} currency={currency} taxRate={taxRate} />
          {hostingYears > 0 && (
            <p className="mt-8 max-w-xl text-pretty text-muted">
              {words.hosting(hostingYears, tellRound(hostingCents, "USD"))}
            </p>
          )}
        </div>
        {state === "open" && (
          <section aria-labelledby="whom">
            <h2 id="whom" className="mb-6 font-display text-3xl">
              {words.details}
            </h2>
            <ActionForm onSubmit={accept}>
              <BuyerFields value={buyer} errors={errors} />
              <p className="text-sm text-muted">{words.note}</p>
              <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
                <Button type="submit" busyLabel={accepting.busy && words.busy}>
                  {words.accept(tellCents(gross, currency))}
                </Button>
                <Button
                  variant="text"
                  busyLabel={declining.busy && words.noBusy}
                  onClick={() => void decline()}
                >
                  {words.no}
                </Button>
              </div>
            </ActionForm>
          </section>
        )}
      </div>
    </>
  );
}

function End({ heading, text }: { heading: string; text?: string }) {
  return (
    <div role="status" className="py-10 sm:py-12">
      <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance wrap-anywhere">
        {heading}
      </h1>
      {text && <p className="mt-6 max-w-xl text-lg text-pretty wrap-anywhere text-muted">{text}</p>}
      <Link to="/dashboard/billing" className={buttonClass("solid", "mt-10")}>
        {words.toBilling}
      </Link>
    </div>
  );
}
