import { samplesOf } from "../../../engine/document/samples.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { commentsWords } from "../comments/comments-words.ts";
import { editorWords } from "../editor-words.ts";
import { sectionTypeName } from "../form/form-words.ts";
import { titleIn, withoutFacts } from "../parts/part-name.ts";
import type { SectionAct } from "./act-on-section.ts";

const words = editorWords.section;

type Props = {
  page: Page;
  /** Of the business, which titles tell most. */
  name: string;
  chosen: string | undefined;
  /** How many comments wait on a section, by its key. */
  comments: ReadonlyMap<string, number>;
  onChoose: (key: string) => void;
  act: (key: string, act: SectionAct) => void;
  /** Asks for a section to add below `key`, or at the end. */
  onAdd: (below: string | undefined) => void;
  /** Shows all fields of a section. */
  onFields: (key: string) => void;
};

/** The sections of a page from first to last; the chosen one says what can be done with it. */
export function SectionList({ page, name, chosen, comments, onChoose, act, onAdd, onFields }: Props) {
  return (
    <>
      <ol className="border-t border-line">
        {page.order.map((key, index) => {
          const section = page.sections[key];
          if (!section) return null;
          const type = sectionTypeName(section.type);
          const said = withoutFacts(titleIn(section.props), name);
          const isChosen = key === chosen;
          const isSampled = samplesOf(page, key) === true;
          const note = section.isHidden ? words.hidden : isSampled ? words.sample : undefined;
          const remarks = comments.get(key) ?? 0;
          const button = (label: string, what: SectionAct | "fields", isPossible = true) => (
            <button
              type="button"
              disabled={!isPossible}
              onClick={() => (what === "fields" ? onFields(key) : act(key, what))}
              aria-label={`${label}: ${type}`}
              className="min-h-9 cursor-pointer text-sm underline decoration-1 underline-offset-4 hover:text-accent disabled:cursor-default disabled:text-muted disabled:no-underline max-lg:min-h-11"
            >
              {label}
            </button>
          );
          return (
            <li key={key} data-section={key} className="relative border-b border-line">
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                onClick={() => onChoose(key)}
                onKeyDown={(event) => walk(event)}
                className="flex min-h-11 w-full cursor-pointer items-baseline justify-between gap-3 border-l-2 border-transparent py-2 pr-11 pl-3 text-left hover:border-line aria-[current]:border-accent"
              >
                <span className={`min-w-0 grow ${section.isHidden ? "text-muted line-through" : ""}`}>
                  <span className="block font-medium wrap-anywhere">{type}</span>
                  {said && <span className="block truncate text-sm text-muted">{said}</span>}
                </span>
                {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
                {remarks > 0 && (
                  <span className="shrink-0 text-xs text-accent tabular-nums">
                    {commentsWords.mark(remarks)}
                  </span>
                )}
              </button>
              <button
                type="button"
                aria-label={editorWords.adding.below(type)}
                title={editorWords.adding.below(type)}
                data-add={key}
                onClick={() => onAdd(key)}
                className="absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center text-xl text-muted hover:text-accent"
              >
                <span aria-hidden>+</span>
              </button>
              {isChosen && (
                <div className="flex flex-wrap gap-x-4 gap-y-1 pb-3 pl-3.5">
                  {button(words.up, "up", index > 0)}
                  {button(words.down, "down", index < page.order.length - 1)}
                  {button(words.copy, "copy")}
                  {button(section.isHidden ? words.show : words.hide, "hide")}
                  {button(words.remove, "remove")}
                  {button(words.fields, "fields")}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button variant="text" className="mt-3" data-add="" onClick={() => onAdd(chosen)}>
        {words.add}
      </Button>
    </>
  );
}

/** Arrows go from one section to the next. */
function walk(event: React.KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const item = event.currentTarget.closest("li");
  const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling;
  next?.querySelector<HTMLButtonElement>("button")?.focus();
}
