import { useEffect, useState } from "react";
import type { MessageState } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { inputClass } from "../../../components/ui/text-field.tsx";
import { messagesContent as words } from "./messages-content.ts";
import type { MessageCounts } from "./read-messages.ts";

type Props = {
  box: MessageState;
  counts: MessageCounts;
  onBox: (box: MessageState) => void;
  onSearch: (saying: string) => void;
  onSave: () => void;
  busy: boolean;
};

/** Which of the messages are shown, and all of them as a table. */
export function MessagesTools({ box, counts, onBox, onSearch, onSave, busy }: Props) {
  const [typed, setTyped] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is waited for
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="grid gap-x-8 gap-y-4 pb-6 lg:grid-cols-[1fr_auto] lg:items-end">
      <fieldset aria-label={words.boxes.label} className="-mb-1 flex flex-wrap gap-x-6">
        {words.boxes.options.map(({ state, label }) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === box}
            onClick={() => onBox(state)}
            className="min-h-12 min-w-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {label} <span className="tabular-nums">{counts[state].toLocaleString("en")}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} sm:w-72`}
        />
        <Button variant="text" busyLabel={busy && words.csvBusy} onClick={onSave}>
          {words.csv}
        </Button>
      </div>
    </div>
  );
}
