import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { type LastAct, lastAct } from "./last-act.ts";
import { readNotes, type StudioTemplate } from "./read-templates.ts";
import { TemplateFiguresTable } from "./template-figures.tsx";
import { TemplateNoteForm } from "./template-note.tsx";
import type { TemplateParts } from "./template-parts.ts";
import { TemplateSites } from "./template-sites.tsx";
import { TemplateStateChoice } from "./template-state.tsx";
import { TemplateTrades } from "./template-trades.tsx";
import { type TemplateNotes, TemplateVersions } from "./template-versions.tsx";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one;

// Their stage is that of a customer's tab as well, which would have to fetch what the studio's rooms share.
const TemplatePreview = lazy(async () => ({
  default: (await import("./template-preview.tsx")).TemplatePreview,
}));
const OwnPreview = lazy(async () => ({ default: (await import("./own-preview.tsx")).OwnPreview }));

/** A template: what it looks like, what was measured and made of it, and what the studio decides of it. */
export function TemplatePage({ template, onChanged }: { template: StudioTemplate; onChanged: () => void }) {
  const { slug, brand, industry, state, isFeatured, own } = template;
  const [told, setTold] = useState("");
  const { busy, run } = useAction();
  const notes = useLoaded(slug, () => readNotes(slug));
  async function act(send: () => Promise<unknown>, said: string, onEnd: () => void): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      setTold("");
      try {
        await send();
        isDone = true;
        setTold(said);
      } finally {
        // Also where somebody else was first: what stands here is not true any more.
        onEnd();
      }
    });
    return isDone;
  }
  const set: TemplateParts["set"] = async (change, said) => {
    const input = { request: crypto.randomUUID(), template: slug, seen: template.revision, change };
    await act(() => sendCommand("set-template", input), said, onChanged);
  };
  const note: TemplateNotes["note"] = (version, typed, seen, said) => {
    const input = { request: crypto.randomUUID(), template: slug, version, note: typed, seen };
    return act(() => sendCommand("note-template-version", input), said, notes.again);
  };
  const parts = { template, busy, set };
  // Where the notes cannot be had, what was decided can be taken back all the same.
  const last = lastAct(template, notes.value ?? (notes.error ? [] : undefined));
  const takeBack = (done: LastAct) =>
    done.kind === "decided"
      ? set(done.before, words.taken)
      : note(done.version, done.before, done.note, words.taken);
  return (
    <>
      <p className="pt-6">
        <Link
          to="/admin/templates"
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          {words.all}
        </Link>
      </p>
      <header className="grid gap-4 pt-2 pb-10">
        <h1 className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance wrap-anywhere">
          {brand}
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-lg">
          <span className={state === "shown" ? "" : "border-l-4 border-accent pl-2 font-semibold"}>
            {templatesContent.states[state]}
          </span>
          {isFeatured && <span className="font-semibold text-accent">{templatesContent.featured}</span>}
          <span className="text-muted">{industry}</span>
          <span className="text-muted">
            {templatesContent.made(template.counts.made, template.counts.live)}
          </span>
        </p>
        {own && (
          <p className="flex flex-wrap items-baseline gap-x-6 text-muted">
            {own.siteName === null || own.version === null
              ? words.ofGone
              : words.ofSite(own.siteName, own.version)}
            {own.site !== null && (
              <Link to={`/admin/templates/make?site=${own.site}`} className={buttonClass("text")}>
                {words.makeNext}
              </Link>
            )}
          </p>
        )}
      </header>
      <Suspense fallback={<div className="min-h-[80vh] border-t-2 border-ink" />}>
        {own ? <OwnPreview template={template} /> : <TemplatePreview template={template} />}
      </Suspense>
      <div className="grid gap-x-16 gap-y-14 pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-14">
          <TemplateFiguresTable template={template} />
          <TemplateVersions template={template} busy={busy} notes={notes} note={note} />
          <TemplateSites template={template} />
        </div>
        <div className="grid content-start gap-12">
          <TemplateStateChoice {...parts} />
          <TemplateTrades {...parts} />
          <TemplateNoteForm {...parts} />
          {last && (
            <p className="border-t border-line pt-4 text-sm text-muted">
              {words.lastBy(last.by, whenInWords(last.at))}
            </p>
          )}
        </div>
      </div>
      <p
        role="status"
        className="sticky bottom-0 z-10 mt-10 flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-y border-line bg-paper empty:invisible"
      >
        {told && <span>{told}</span>}
        {last && (
          <Button variant="text" title={templatesContent.again(last)} onClick={() => void takeBack(last)}>
            {words.undo}
          </Button>
        )}
      </p>
    </>
  );
}
