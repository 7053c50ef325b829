import { type FormEvent, useId, useState } from "react";
import { pathsOf } from "../../../../engine/document/page-at.ts";
import { CommandRefused } from "../../../account/command-refused.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { inputClass, TextField } from "../../../components/ui/text-field.tsx";
import { addressActs } from "./address-acts.ts";
import type { AddressPartProps } from "./address-part.ts";
import { addressesContent } from "./addresses-content.ts";

const words = addressesContent.redirects;

/** Addresses that pages had, and those that somebody has set, with where they lead. */
export function RedirectsPart({
  site,
  addresses: { redirects, document },
  onChanged,
  mayChange,
}: AddressPartProps & { mayChange: boolean }) {
  const id = useId();
  const { busy, run } = useAction();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("/");
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const pages = pathsOf(document).filter((path) => !path.endsWith("/404"));

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setWrong({});
      try {
        const kept = await addressActs.lead(site.id, from, to);
        setFrom("");
        showSuccess(words.added(kept.from, kept.to));
        onChanged();
      } catch (refused) {
        const fields = refused instanceof CommandRefused ? refused.fields : {};
        if (!fields.from && !fields.to) throw refused;
        setWrong(fields);
      }
    });
  }

  const remove = (path: string) =>
    void run(async () => {
      await addressActs.leadNowhere(site.id, path);
      showSuccess(words.removed(path));
      onChanged();
    });

  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="font-display text-3xl sm:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted text-pretty">{words.text}</p>
      {redirects.length === 0 && <p className="mt-6">{words.none}</p>}
      <ul aria-label={words.list} className="mt-6 border-t border-line empty:hidden">
        {redirects.map(({ from_path, to_path, kind }) => (
          <li
            key={from_path}
            className="flex flex-wrap items-center justify-between gap-x-8 border-b border-line py-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{from_path}</span>{" "}
              <span aria-hidden className="text-muted">
                →
              </span>{" "}
              {to_path}
            </p>
            <div className="flex items-center gap-x-6">
              <span className="text-sm text-muted">{words[kind]}</span>
              {mayChange && (
                <Button
                  variant="text"
                  disabled={busy}
                  aria-label={words.removeOf(from_path)}
                  onClick={() => remove(from_path)}
                >
                  {words.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {mayChange && (
        <form
          onSubmit={submit}
          className="mt-8 grid max-w-4xl gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-start"
        >
          <TextField
            label={words.from}
            hint={words.fromHint}
            error={wrong.from}
            name="from"
            required
            maxLength={300}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <div>
            <label htmlFor={`${id}-to`} className="mb-2 block text-sm font-semibold">
              {words.to}
            </label>
            <select
              id={`${id}-to`}
              value={to}
              aria-invalid={wrong.to ? true : undefined}
              aria-describedby={wrong.to ? `${id}-wrong` : undefined}
              onChange={({ target }) => setTo(target.value)}
              className={inputClass}
            >
              {pages.map((path) => (
                <option key={path} value={path}>
                  {path}
                </option>
              ))}
            </select>
            {wrong.to && (
              <p id={`${id}-wrong`} className="mt-3 border-l-6 border-danger pl-4">
                {wrong.to}
              </p>
            )}
          </div>
          <Button
            type="submit"
            variant="outline"
            busyLabel={busy && words.busy}
            className="justify-self-start"
          >
            {words.submit}
          </Button>
        </form>
      )}
    </section>
  );
}
