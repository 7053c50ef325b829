import { type FormEvent, useId, useRef, useState } from "react";
import type { VersionNumber } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { inputClass, TextField } from "../../../components/ui/text-field.tsx";
import { dateInWords } from "../sites-content.ts";
import { useSiteAction } from "../use-site-action.ts";
import { MadeLink } from "./made-link.tsx";
import { createSecret, type MadeLink as Made, type NewLink, previewActs } from "./preview-acts.ts";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.form;
const lengths = ["day", "week", "month"] as const;
const empty: NewLink = { version: null, lasts: "week", note: "", password: "", mayComment: true };

type Props = {
  site: string;
  versions: readonly VersionNumber[];
  /** The address of the link that was made last, as long as it opens something. */
  address: string | undefined;
  onMade: (made: Made) => void;
  onChanged: () => void;
};

/** Makes a link, and shows it the one time that it is told. */
export function LinkForm({ site, versions, address, onMade, onChanged }: Props) {
  const { busy, run } = useSiteAction(onChanged);
  const [typed, setTyped] = useState(empty);
  // The same until it has been answered: whoever presses again because no answer came makes no second link.
  const asking = useRef({ request: "", secret: "", of: "" });
  const id = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const of = JSON.stringify(typed);
      if (asking.current.of !== of)
        asking.current = { request: crypto.randomUUID(), secret: createSecret(), of };
      const made = await previewActs.make(site, typed, asking.current);
      asking.current = { request: "", secret: "", of: "" };
      setTyped({ ...typed, note: "", password: "" });
      onMade(made);
    });
  }

  return (
    <section
      aria-labelledby={id}
      className="grid content-start lg:max-w-2xl gap-6 border-t-2 border-ink pt-5"
    >
      <h3 id={id} className="font-display text-3xl">
        {words.heading}
      </h3>
      {address !== undefined && <MadeLink address={address} />}
      <form onSubmit={submit} className="grid gap-6">
        <label className="grid gap-2 text-sm font-semibold">
          {words.shows}
          <select
            name="version"
            value={typed.version ?? ""}
            onChange={({ target }) =>
              setTyped({ ...typed, version: target.value === "" ? null : Number(target.value) })
            }
            className={`${inputClass} font-normal`}
          >
            <option value="">{words.draft}</option>
            {versions.map(({ number, at }) => (
              <option key={number} value={number}>
                {words.version(number, dateInWords(at))}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{words.lasts}</legend>
          <div className="flex flex-wrap gap-x-8">
            {lengths.map((lasts) => (
              <label key={lasts} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="lasts"
                  checked={typed.lasts === lasts}
                  onChange={() => setTyped({ ...typed, lasts })}
                  className="size-5 accent-accent"
                />
                {words.lengths[lasts]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          label={words.note}
          hint={words.noteHint}
          name="note"
          maxLength={80}
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
        <TextField
          label={words.password}
          hint={words.passwordHint}
          name="preview-password"
          type="text"
          minLength={6}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.password}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
        />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="comments"
            checked={typed.mayComment}
            onChange={({ target }) => setTyped({ ...typed, mayComment: target.checked })}
            className="size-5 accent-accent"
          />
          {words.comments}
        </label>
        <Button type="submit" busyLabel={busy && words.making} className="justify-self-start">
          {words.make}
        </Button>
      </form>
    </section>
  );
}
