import { type FormEvent, useEffect, useRef, useState } from "react";
import type { VersionRow } from "../../../account/profile.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.opened;

type Props = { site: string; version: VersionRow; onNamed: () => void };

/** Gives a version a name among those who work on the site, or takes it away. */
export function VersionName({ site, version: { number, name }, onNamed }: Props) {
  const { busy, run } = useAction();
  const [typed, setTyped] = useState<string>();
  const [told, setTold] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);

  function save(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const next = (typed ?? "").trim();
      await sendCommand("name-version", {
        request: crypto.randomUUID(),
        site,
        version: number,
        name: next,
      });
      setTyped(undefined);
      setTold(next ? words.named(next) : words.unnamed);
      onNamed();
    });
  }

  return (
    <div className="mt-2">
      {isOpen ? (
        <form ref={form} onSubmit={save} className="grid max-w-md gap-4 pt-2">
          <TextField
            label={words.name}
            hint={words.nameHint}
            maxLength={80}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="flex flex-wrap gap-x-6">
            <Button type="submit" variant="outline" busyLabel={busy && words.save}>
              {words.save}
            </Button>
            <Button variant="text" onClick={() => setTyped(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="text" onClick={() => setTyped(name ?? "")}>
          {words.rename(name)}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {told}
      </p>
    </div>
  );
}
