import { type FormEvent, useState } from "react";
import { CommandRefused } from "../../../account/command-refused.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { addressActs } from "./address-acts.ts";
import { addressesContent } from "./addresses-content.ts";

const words = addressesContent.add;

/** Asks for a domain of the owner's. */
export function AddDomain({ site, onAdded }: { site: string; onAdded: () => void }) {
  const { busy, run } = useAction();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setWrong(undefined);
      try {
        const { host } = await addressActs.add(site, typed);
        setTyped("");
        showSuccess(words.added(host));
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
      <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
