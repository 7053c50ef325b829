import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import type { TemplateParts } from "./template-parts.ts";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one.note;

/** What administrators tell each other about it. */
export function TemplateNoteForm({ template, busy, set }: TemplateParts) {
  const { note } = template;
  const [typed, setTyped] = useState(note);
  useEffect(() => setTyped(note), [note]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void set({ note: typed }, words.done);
  }

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3 border-t-2 border-ink pt-5">
      <h2 className="font-display text-4xl leading-none">{words.heading}</h2>
      <label className="block w-full">
        <span className="sr-only">{words.label}</span>
        <textarea
          value={typed}
          rows={3}
          maxLength={2000}
          aria-describedby="template-note-hint"
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} py-3`}
        />
      </label>
      <p id="template-note-hint" className="text-sm text-muted">
        {words.hint}
      </p>
      {typed.trim() !== note && (
        <Button type="submit" busyLabel={busy && templatesContent.one.state.busy}>
          {words.save}
        </Button>
      )}
    </form>
  );
}
