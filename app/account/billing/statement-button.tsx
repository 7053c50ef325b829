import { useId, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { useAction } from "../use-action.ts";
import { billingWords } from "./billing-words.ts";
import { saveStatement } from "./save-paper.ts";

const words = billingWords.statement;

type Props = {
  /** The first day that something was booked, and the day that billing counts. */
  from: string;
  today: string;
  /** Whose it is, where it is not the own. */
  account?: string;
};

/** Saves the statement of a year, the present one unless another is chosen. */
export function StatementButton({ from, today, account }: Props) {
  const id = useId();
  const { busy, run } = useAction();
  const [first, last] = [Number(from.slice(0, 4)), Number(today.slice(0, 4))];
  const years = Array.from({ length: Math.max(last - first, 0) + 1 }, (_, before) => last - before);
  const [year, setYear] = useState(last);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {years.length > 1 && (
        <div>
          <label htmlFor={id} className="mb-2 block text-sm font-semibold">
            {words.year}
          </label>
          <select
            id={id}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
            className={`${inputClass} w-32 tabular-nums`}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button
        variant="outline"
        className="min-h-13"
        busyLabel={busy && words.busy}
        onClick={() => void run(() => saveStatement(year, account))}
      >
        {words.save}
      </Button>
    </div>
  );
}
