import { type FormEvent, useState } from "react";
import type { VersionRow } from "../../../account/profile.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useFocusBack } from "../use-focus-back.ts";
import { useSiteAction } from "../use-site-action.ts";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.opened;

type Props = { site: string; version: VersionRow; onNamed: () => void; onChanged: () => void };

/** Gives a version a name among those who work on the site, or takes it away. */
export function VersionName({ site, version: { number, name }, onNamed, onChanged }: Props) {
  const { busy, run } = useSiteAction(onChanged);
  const [typed, setTyped] = useState<string>();
  const [told, setTold] = useState("");
  const isOpen = typed !== undefined;
  const around = useFocusBack<HTMLDivElement>(isOpen);

  function open(): void {
    setTold("");
    setTyped(name ?? "");
  }
  const leave = () => setTyped(undefined);

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
    <div ref={around} className="mt-2">
      {isOpen && (
        <form
          onSubmit={save}
          onKeyDown={({ key }) => key === "Escape" && leave()}
          className="grid max-w-md gap-4 pt-2"
        >
          <TextField
            autoFocus
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
            <Button variant="text" onClick={leave}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
      <Button variant="text" data-asks hidden={isOpen} onClick={open}>
        {words.rename(name)}
      </Button>
      <p role="status" className="text-sm text-muted">
        {told}
      </p>
    </div>
  );
}
