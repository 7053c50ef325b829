import { useState } from "react";
import { creditOf } from "../../../contract/billing-lines.ts";
import { plainAmount, tellCents } from "../../../contract/money.ts";
import { ActionForm } from "../../account/action-form.tsx";
import type { WholeInvoice } from "../../account/billing/billing-rows.ts";
import { focusInvalid } from "../../account/focus-invalid.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { booksContent } from "./books-content.ts";
import { LineFields } from "./line-fields.tsx";
import { emptyLine, readLines, type TypedLine } from "./typed-lines.ts";

const words = booksContent.invoice.credit;

type Props = { invoice: WholeInvoice; onDone: () => void };

/** Takes back an invoice, or what is typed of it; of one that was taken back in part, some of what is left. */
export function CreditForm({ invoice, onDone }: Props) {
  const { id, currency, taxRate, grossCents, creditedCents, netLeftCents: net, taxLeftCents: tax } = invoice;
  const isWhole = creditedCents === 0;
  const [how, setHow] = useState<"all" | "some">(isWhole ? "all" : "some");
  const [lines, setLines] = useState<readonly TypedLine[]>(() => linesOf(invoice));
  const [isChecked, setChecked] = useState(false);
  // One for each form: whoever sends it again because no answer came takes nothing back twice.
  const [made] = useState(() => ({ request: crypto.randomUUID(), credit: crypto.randomUUID() }));
  const { busy, run } = useAction();
  const read = readLines(lines);
  const sum = read && creditOf(read, taxRate, { net, tax }).gross;
  const left = tellCents(grossCents - creditedCents, currency);
  const isTooMuch = sum !== undefined && sum > grossCents - creditedCents;

  const credit = () =>
    void run(async () => {
      setChecked(true);
      if (how === "some" && (!read || isTooMuch)) return focusInvalid();
      const { number } = await sendCommand("credit-invoice", {
        ...made,
        invoice: id,
        ...(how === "some" && { lines: read }),
      });
      onDone();
      showSuccess(words.done(number));
    });

  return (
    <ActionForm onSubmit={credit}>
      <p className="max-w-md text-pretty text-muted">{words.text}</p>
      {isWhole ? (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{words.how}</legend>
          {(["all", "some"] as const).map((choice) => (
            <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="how"
                value={choice}
                checked={how === choice}
                onChange={() => setHow(choice)}
                className="size-4.5 shrink-0 cursor-pointer accent-accent"
              />
              {choice === "all" ? words.all(left) : words.some}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{words.left(left)}</p>
      )}
      {how === "some" && (
        <>
          <LineFields lines={lines} onChange={setLines} isChecked={isChecked} isNarrow />
          <p role="status" className="border-t border-line pt-4 text-right text-muted">
            {words.sum}{" "}
            <span className="ml-3 font-display text-3xl text-ink tabular-nums">
              {sum === undefined ? "–" : tellCents(sum, currency)}
            </span>
            {isTooMuch && <span className="mt-2 block text-danger">{words.tooMuch(left)}</span>}
          </p>
        </>
      )}
      <div>
        <Button type="submit" variant="outline" busyLabel={busy && words.busy}>
          {words.submit}
        </Button>
      </div>
    </ActionForm>
  );
}

/** The invoice's own lines to choose from; of one that was taken back in part, an empty one. */
function linesOf({ lines, creditedCents }: WholeInvoice): readonly TypedLine[] {
  if (creditedCents > 0) return [emptyLine()];
  return lines.map(({ text, quantity, unitCents }) =>
    emptyLine({ text, quantity: String(quantity), each: plainAmount(unitCents) }),
  );
}
