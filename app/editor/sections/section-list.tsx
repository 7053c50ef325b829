import { useRef } from "react";
import { withoutFacts } from "../../../engine/document/page-name.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { commentsWords } from "../comments/comments-words.ts";
import { editorWords } from "../editor-words.ts";
import { sectionTypeName } from "../form/form-words.ts";
import type { AddPlace } from "../panel.ts";
import { titleIn } from "../parts/part-name.ts";
import type { SectionAct } from "./act-on-section.ts";
import { useDrag } from "./use-drag.ts";

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
  /** Asks for a section to add there. */
  onAdd: (at: AddPlace) => void;
  /** Shows all fields of a section. */
  onFields: (key: string) => void;
};

/** The sections of a page from first to last; the chosen one says what can be done with it. */
export function SectionList({ page, name, chosen, comments, onChoose, act, onAdd, onFields }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const keys = page.order.filter((key) => page.sections[key]);
  const drag = useDrag(list, (from, to) => {
    const key = keys[from];
    const place = page.order.indexOf(keys[to] ?? "");
    if (key !== undefined && place >= 0) act(key, { to: place });
  });
  return (
    <>
      <div className="relative flex min-h-11 items-center text-sm text-muted">
        <span aria-hidden>{editorWords.adding.top}</span>
        <AddButton label={editorWords.adding.first} at="first" onAdd={onAdd} />
      </div>
      <ol ref={list} className="relative border-t border-line">
        {keys.map((key, index) => {
          const section = page.sections[key];
          if (!section) return null;
          const type = sectionTypeName(section.type);
          const said = withoutFacts(titleIn(section.props), name);
          const isChosen = key === chosen;
          const isSampled = samplesOf(page, key) === true;
          const note = section.isHidden ? words.hidden : isSampled ? words.sample : undefined;
          const remarks = comments.get(key) ?? 0;
          const button = (
            label: string,
            what: "up" | "down" | "copy" | "hide" | "remove" | "fields",
            isPossible = true,
          ) => (
            <button
              type="button"
              disabled={!isPossible}
              onClick={() => (what === "fields" ? onFields(key) : act(key, what))}
              aria-label={`${label}: ${type}`}
              className="min-h-9 cursor-pointer text-left text-sm underline decoration-1 underline-offset-4 hover:text-accent disabled:cursor-default disabled:text-muted disabled:no-underline max-lg:min-h-11 max-lg:min-w-11"
            >
              {label}
            </button>
          );
          return (
            <li
              key={key}
              data-section={key}
              className={`group relative border-b border-line ${drag.from === index ? "bg-raised opacity-60" : ""}`}
            >
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                onClick={() => onChoose(key)}
                onKeyDown={(event) => walk(event)}
                className="flex min-h-11 w-full cursor-pointer flex-col justify-center border-l-2 border-transparent py-2 pr-20 pl-3 text-left hover:border-line aria-[current]:border-accent"
              >
                <span className="flex w-full items-baseline justify-between gap-3">
                  <span
                    className={`min-w-0 font-medium wrap-anywhere ${section.isHidden ? "text-muted line-through" : ""}`}
                  >
                    {type}
                  </span>
                  {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
                  {remarks > 0 && (
                    <span className="shrink-0 text-xs text-accent tabular-nums">
                      {commentsWords.mark(remarks)}
                    </span>
                  )}
                </span>
                {said && (
                  <span
                    className={`block w-full truncate text-sm text-muted ${section.isHidden ? "line-through" : ""}`}
                  >
                    {said}
                  </span>
                )}
              </button>
              {keys.length > 1 && (
                // An extra for the pointer: whoever has none moves a section by its buttons.
                <span
                  aria-hidden
                  data-handle
                  title={words.drag}
                  onPointerDown={(event) => drag.begin(event, index)}
                  className="absolute top-0 right-10 inline-flex h-11 w-9 touch-none cursor-grab items-center justify-center text-muted select-none hover:text-accent active:cursor-grabbing"
                >
                  <Grip />
                </span>
              )}
              <AddButton label={editorWords.adding.below(type)} at={{ below: key }} onAdd={onAdd} />
              {isChosen && (
                <div className="flex flex-wrap gap-x-4 gap-y-1 pb-3 pl-3.5">
                  {button(words.up, "up", index > 0)}
                  {button(words.down, "down", index < keys.length - 1)}
                  {button(words.copy, "copy")}
                  {button(section.isHidden ? words.show : words.hide, "hide")}
                  {button(words.remove, "remove")}
                  {button(words.fields, "fields")}
                </div>
              )}
              {drag.gap === index && <Gap className="-top-0.5" />}
              {drag.gap === keys.length && index === keys.length - 1 && <Gap className="-bottom-0.5" />}
            </li>
          );
        })}
      </ol>
      <Button
        variant="text"
        className="mt-3"
        data-add="last"
        onClick={() => onAdd(chosen !== undefined && keys.includes(chosen) ? { below: chosen } : "last")}
      >
        {words.add}
      </Button>
    </>
  );
}

function AddButton({ label, at, onAdd }: { label: string; at: AddPlace; onAdd: (at: AddPlace) => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-add={typeof at === "string" ? at : `below ${at.below}`}
      onClick={() => onAdd(at)}
      className="absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center text-xl text-muted hover:text-accent focus-visible:-outline-offset-3"
    >
      <span aria-hidden>+</span>
    </button>
  );
}

/** Where what is dragged would come. */
function Gap({ className }: { className: string }) {
  return <span aria-hidden data-gap className={`absolute inset-x-0 z-10 h-1 bg-accent ${className}`} />;
}

function Grip() {
  return (
    <svg aria-hidden="true" width="10" height="16" viewBox="0 0 10 16" fill="currentColor">
      {[2, 8].flatMap((x) => [2, 8, 14].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
    </svg>
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
