import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { mostImportBytes } from "../../../contract/upload.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { progressClass } from "../../components/ui/progress-class.ts";
import { inputClass, TextField } from "../../components/ui/text-field.tsx";
import { AddressField } from "./address-field.tsx";
import { fromExport as words } from "./from-export-content.ts";
import { sendExport } from "./send-export.ts";
import { useAddress } from "./use-address.ts";

type Props = {
  /** What follows a site's own part in its address. */
  after: string;
};

/** Makes a site of an export, shows how far that is, and leads to the site. */
export function ExportForm({ after }: Props) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [file, setFile] = useState<File>();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [part, setPart] = useState(0);
  const address = useAddress(name);
  const stop = useRef<AbortController>(undefined);
  const wanted = useRef({ of: "", site: "" });
  useEffect(() => () => stop.current?.abort(), []);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setProblem(chosen && chosen.size > mostImportBytes ? words.tooLarge : "");
    // As exports are called: after the address of their site.
    if (chosen && name === "") setName(chosen.name.replace(/( \(\d+\))?\.zip$/i, ""));
  }

  async function create(): Promise<void> {
    if (!file || file.size > mostImportBytes) return;
    const controller = new AbortController();
    stop.current = controller;
    setPart(0);
    setProblem("");
    const input = { name: name.trim(), subdomain: address.address };
    // The same asked for again, because no answer came, makes no second site.
    const of = JSON.stringify([input, file.name, file.size, file.lastModified]);
    if (wanted.current.of !== of) wanted.current = { of, site: crypto.randomUUID() };
    try {
      const site = await sendExport(
        file,
        { ...input, site: wanted.current.site },
        { signal: controller.signal, onProgress: setPart },
      );
      await navigate(`/dashboard/sites/${site}`);
    } catch (error) {
      if (controller.signal.aborted) return setProblem(words.stopped);
      if (!(error instanceof CommandRefused)) throw error;
      if (error.code.startsWith("address_")) return address.refuse(error.message);
      setProblem([error.message, error.hint].filter(Boolean).join(" "));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(create);
  }

  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-8 pt-6">
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-display text-3xl">{words.legend}</legend>
        <p className="max-w-md text-pretty text-muted">{words.text}</p>
        <label className="block text-sm font-semibold">
          <span className="mb-2 block">{words.file}</span>
          <input
            type="file"
            accept=".zip,application/zip"
            required
            onChange={({ target }) => choose(target.files?.[0])}
            className={`${inputClass} py-3 font-normal file:mr-4 file:border-0 file:bg-transparent file:font-semibold file:text-ink file:underline file:underline-offset-4`}
          />
        </label>
        <TextField
          label={words.name}
          value={name}
          maxLength={80}
          required
          onChange={({ target }) => setName(target.value)}
        />
      </fieldset>
      <AddressField field={address} after={after} />
      <div aria-live="polite">
        {problem && (
          <p className="relative pl-6">
            <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
            {problem}
          </p>
        )}
      </div>
      {busy && (
        <label className="block max-w-md text-sm text-muted">
          <progress max={1} {...(part < 1 && { value: part })} className={`mb-2 ${progressClass}`} />
          {part < 1 ? words.sending(Math.floor(part * 100)) : words.reading}
        </label>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busyLabel={busy && words.busy} className="min-h-14 px-12 text-lg">
          {words.submit}
        </Button>
        {busy && (
          <Button variant="text" onClick={() => stop.current?.abort()}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
