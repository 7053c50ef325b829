import { useId } from "react";
import type { Hours } from "../../../engine/facts/facts.ts";
import { weekdayKeys } from "../../../engine/facts/weekdays.ts";
import { Button } from "../../components/ui/button.tsx";
import { useForm } from "../form/form-context.ts";
import { TextInput } from "../form/text-input.tsx";
import { partsWords } from "./parts-words.ts";

const words = partsWords.hours;

/** When the business is open: each day with its hours, and a line in its own words. */
export function HoursFields({ hours }: { hours: Hours | undefined }) {
  const { change } = useForm();
  const week = hours?.week ?? {};

  function setDay(day: keyof typeof week, spans: readonly (readonly [string, string])[]): void {
    const next = { ...week, [day]: spans.map(([from, to]) => [from, to] as [string, string]) };
    if (spans.length === 0) delete next[day];
    change([{ op: hours ? "replace" : "add", path: ["hours"], value: { ...hours, week: next } }]);
  }

  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{words.title}</legend>
      <dl className="border-t border-line">
        {weekdayKeys.map((day) => {
          const spans = week[day] ?? [];
          const name = partsWords.days[day];
          return (
            <div key={day} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
              <dt className="flex min-h-11 items-center">{name}</dt>
              <dd className="grid gap-2">
                {spans.map(([from, to], index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day are known by their place alone
                  <div key={index} className="flex flex-wrap items-center gap-3">
                    <Time
                      label={`${name}, ${words.open}`}
                      value={from}
                      onChange={(time) => setDay(day, spans.with(index, [time, to]))}
                    />
                    <span aria-hidden>–</span>
                    <Time
                      label={`${name}, ${words.close}`}
                      value={to}
                      onChange={(time) => setDay(day, spans.with(index, [from, time]))}
                    />
                    <Button
                      variant="text"
                      className="text-sm"
                      aria-label={words.remove(name)}
                      onClick={() => setDay(day, spans.toSpliced(index, 1))}
                    >
                      {words.closed}
                    </Button>
                  </div>
                ))}
                {spans.length < 3 && (
                  <Button
                    variant="text"
                    className="justify-self-start text-sm"
                    onClick={() =>
                      setDay(day, [...spans, spans.length === 0 ? ["09:00", "17:00"] : ["18:00", "22:00"]])
                    }
                  >
                    {spans.length === 0 && (
                      <span className="font-normal no-underline">{words.closed}.&nbsp;</span>
                    )}
                    {words.add(name)}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {hours && (
        <div className="mt-4">
          <TextInput
            schema={{ type: "string", minLength: 1, maxLength: 60 }}
            name="line"
            label={words.line}
            value={hours.line}
            path={["hours", "line"]}
            isOptional
          />
        </div>
      )}
    </fieldset>
  );
}

function Time({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) {
  const id = useId();
  return (
    <input
      id={id}
      type="time"
      aria-label={label}
      // The end of the day is no time that browsers know.
      value={value === "24:00" ? "00:00" : value}
      onChange={({ target }) =>
        target.value &&
        onChange(target.value === "00:00" && label.endsWith(words.close) ? "24:00" : target.value)
      }
      className="min-h-11 border border-muted bg-raised px-3 tabular-nums"
    />
  );
}
