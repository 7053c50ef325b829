import { readCents } from "../../../contract/money.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { booksContent } from "./books-content.ts";
import { emptyLine, type TypedLine } from "./typed-lines.ts";

const words = booksContent.make;

type Props = {
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
  isChecked: boolean;
  /** Where they stand beside something else: what a line says has a row of its own. */
  isNarrow?: boolean;
};

/** The lines of a quote or an invoice, as they are typed. */
export function LineFields({ lines, onChange, isChecked, isNarrow = false }: Props) {
  const change = (key: string, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <div className="grid gap-6">
      {lines.map(({ key, text, quantity, each }, at) => (
        <fieldset
          key={key}
          className={`grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 gap-y-4 border-t border-line pt-4 sm:items-start ${isNarrow ? "" : "xl:first:border-t-0 xl:first:pt-0"} ${columnsOf(isNarrow, lines.length > 1)}`}
        >
          <legend className="sr-only">{words.line(at + 1)}</legend>
          <div className={isNarrow ? "col-span-full" : "max-sm:col-span-full"}>
            <TextField
              label={words.text}
              value={text}
              maxLength={300}
              required
              onChange={({ target }) => change(key, { text: target.value })}
            />
          </div>
          <TextField
            label={words.quantity}
            value={quantity}
            inputMode="numeric"
            pattern="[1-9]\d{0,3}"
            required
            onChange={({ target }) => change(key, { quantity: target.value })}
          />
          <TextField
            label={words.each}
            value={each}
            inputMode="decimal"
            required
            error={isChecked && readCents(each) === undefined && words.eachBad}
            onChange={({ target }) => change(key, { each: target.value })}
          />
          {lines.length > 1 && (
            <Button
              variant="text"
              className="justify-self-start max-sm:col-span-full sm:mt-7.5"
              aria-label={words.removeLine(at + 1)}
              onClick={() => onChange(lines.filter((line) => line.key !== key))}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {lines.length < 50 && (
        <div>
          <Button variant="outline" onClick={() => onChange([...lines, emptyLine()])}>
            {words.addLine}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where there is one line alone, nothing stands at its end. */
function columnsOf(isNarrow: boolean, canRemove: boolean): string {
  if (isNarrow) return canRemove ? "sm:grid-cols-[5rem_minmax(0,1fr)_auto]" : "";
  return canRemove ? "sm:grid-cols-[minmax(0,1fr)_5rem_9rem_auto]" : "sm:grid-cols-[minmax(0,1fr)_5rem_9rem]";
}
