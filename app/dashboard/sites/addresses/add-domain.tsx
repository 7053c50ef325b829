import { type FormEvent, useId, useState } from "react";
import { plainHost, twinOf } from "../../../../contract/plain-host.ts";
import { CommandRefused } from "../../../account/command-refused.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { addressActs } from "./address-acts.ts";
import { addressesContent } from "./addresses-content.ts";
import { TickBox } from "./tick-box.tsx";

const words = addressesContent.add;

type Props = {
  site: string;
  /** The name that the site has with us, where it is known by that. */
  own: string | undefined;
  /** Domains of the site. */
  hosts: readonly string[];
  /** How many more it may have. */
  room: number;
  onAdded: () => void;
};

/** Asks for a domain of the owner's, and offers the same with www, or without, along with it. */
export function AddDomain({ site, own, hosts, room, onAdded }: Props) {
  const id = useId();
  const { busy, run } = useAction();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [isWithTwin, setWithTwin] = useState(true);
  const [wanted, setWanted] = useState<"typed" | "twin" | "own">("typed");
  const host = plainHost(typed);
  const possible = host === undefined ? undefined : twinOf(host);
  const offered = possible !== undefined && room > 1 && !hosts.includes(possible) ? possible : undefined;
  const twin = isWithTwin ? offered : undefined;
  const choices = host === undefined ? [] : choicesOf(host, twin, own);
  const chosen = choices.find(({ value }) => value === wanted)?.value ?? "typed";

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setWrong(undefined);
      try {
        // Of two, the one that the site becomes known by is the one that is brought.
        const [first, other] = chosen === "twin" && twin !== undefined ? [twin, host] : [typed, twin];
        await addressActs.add(site, first, {
          withTwin: twin !== undefined,
          becomesKnown: own !== undefined && chosen !== "own",
        });
        setTyped("");
        setWanted("typed");
        showSuccess(words.added(plainHost(first) ?? first, other));
        onAdded();
      } catch (refused) {
        const said = refused instanceof CommandRefused ? refused.fields.host : undefined;
        if (said === undefined) throw refused;
        setWrong(said);
      }
    });
  }

  return (
    <form onSubmit={submit} className="mt-8 grid max-w-2xl gap-6">
      <TextField
        label={words.field}
        hint={words.hint}
        error={wrong}
        name="host"
        required
        maxLength={253}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offered !== undefined && (
        <div>
          <TickBox label={words.twin(offered)} isOn={isWithTwin} onChange={setWithTwin} />
          <p className="pl-8 text-sm text-muted">{words.twinHint}</p>
        </div>
      )}
      {own !== undefined && choices.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">{words.known}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input
                type="radio"
                name={`${id}-known`}
                checked={chosen === value}
                onChange={() => setWanted(value)}
                className="size-5 shrink-0 accent-[var(--color-accent)]"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
        {words.submit(twin === undefined ? 1 : 2)}
      </Button>
    </form>
  );
}

type Choice = { value: "typed" | "twin" | "own"; label: string };

function choicesOf(host: string, twin: string | undefined, own: string | undefined): Choice[] {
  return [
    { value: "typed", label: host },
    ...(twin === undefined ? [] : [{ value: "twin" as const, label: twin }]),
    ...(own === undefined ? [] : [{ value: "own" as const, label: words.stays(own) }]),
  ];
}
