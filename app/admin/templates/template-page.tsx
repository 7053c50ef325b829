import { useState } from "react";
import { Link } from "react-router";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { OwnPreview } from "./own-preview.tsx";
import type { StudioTemplate } from "./read-templates.ts";
import { TemplateFiguresTable } from "./template-figures.tsx";
import { TemplateNoteForm } from "./template-note.tsx";
import type { TemplateParts } from "./template-parts.ts";
import { TemplatePreview } from "./template-preview.tsx";
import { TemplateSites } from "./template-sites.tsx";
import { TemplateStateChoice } from "./template-state.tsx";
import { TemplateTrades } from "./template-trades.tsx";
import { TemplateVersions } from "./template-versions.tsx";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one;

/** A template: what it looks like, what was measured and made of it, and what the studio decides of it. */
export function TemplatePage({ template, onChanged }: { template: StudioTemplate; onChanged: () => void }) {
  const { slug, brand, industry, state, isFeatured, last, own } = template;
  const [told, setTold] = useState("");
  const { busy, run } = useAction();
  const set: TemplateParts["set"] = (change, said) =>
    run(async () => {
      setTold("");
      try {
        await sendCommand("set-template", {
          request: crypto.randomUUID(),
          template: slug,
          seen: template.revision,
          change,
        });
        setTold(said);
      } finally {
        // Also where somebody else was first: what stands here is not true any more.
        onChanged();
      }
    });
  const parts = { template, busy, set };
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
      {own ? (
        <OwnPreview template={{ ...template, version: own.version }} />
      ) : (
        <TemplatePreview template={template} />
      )}
      <div className="grid gap-x-16 gap-y-14 pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-14">
          <TemplateFiguresTable template={template} />
          <TemplateVersions template={template} />
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
          <Button
            variant="text"
            title={templatesContent.again(last.before)}
            onClick={() => void set(last.before, words.taken)}
          >
            {words.undo}
          </Button>
        )}
      </p>
    </>
  );
}
