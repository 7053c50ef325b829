import { memo, type PointerEvent as ReactPointerEvent } from "react";
import { commentsWords } from "../comments/comments-words.ts";
import { editorWords } from "../editor-words.ts";
import type { AddPlace } from "../panel.ts";
import type { SectionAct } from "./act-on-section.ts";
import { AddButton } from "./add-button.tsx";

const words = editorWords.section;

/** What can be done with a section from its line: the same functions as long as the list stands. */
export type LineActs = {
  choose: (key: string) => void;
  act: (key: string, act: SectionAct) => void;
  add: (at: AddPlace) => void;
  fields: (key: string) => void;
  drag: (event: ReactPointerEvent<HTMLElement>, index: number) => void;
};

type Props = {
  sectionKey: string;
  index: number;
  count: number;
  type: string;
  said: string;
  isHidden: boolean;
  note: string | undefined;
  /** How many comments wait on it. */
  remarks: number;
  isChosen: boolean;
  isDragged: boolean;
  /** Where what is dragged would come. */
  gap: "above" | "below" | undefined;
  acts: LineActs;
};

/** A section in the list of its page, drawn anew only when its line says something else: whoever types on a page of 200 sections waits for one. */
export const SectionLine = memo(function SectionLine({
  sectionKey: key,
  index,
  count,
  type,
  said,
  isHidden,
  note,
  remarks,
  isChosen,
  isDragged,
  gap,
  acts,
}: Props) {
  const button = (
    label: string,
    what: "up" | "down" | "copy" | "hide" | "remove" | "fields",
    isPossible = true,
  ) => (
    <button
      type="button"
      disabled={!isPossible}
      onClick={() => (what === "fields" ? acts.fields(key) : acts.act(key, what))}
      aria-label={`${label}: ${type}`}
      className="min-h-9 cursor-pointer text-left text-sm underline decoration-1 underline-offset-4 hover:text-accent disabled:cursor-default disabled:text-muted disabled:no-underline max-lg:min-h-11 max-lg:min-w-11"
    >
      {label}
    </button>
  );
  return (
    <li
      data-section={key}
      className={`group relative border-b border-line ${isDragged ? "bg-raised opacity-60" : ""}`}
    >
      <button
        type="button"
        aria-current={isChosen ? "true" : undefined}
        onClick={() => acts.choose(key)}
        onKeyDown={(event) => walk(event)}
        className="flex min-h-11 w-full cursor-pointer flex-col justify-center border-l-2 border-transparent py-2 pr-20 pl-3 text-left hover:border-line aria-[current]:border-accent"
      >
        <span className="flex w-full flex-wrap items-baseline gap-x-3">
          <span
            className={`mr-auto min-w-0 font-medium wrap-anywhere ${isHidden ? "text-muted line-through" : ""}`}
          >
            {type}
          </span>
          {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
          {remarks > 0 && (
            <span className="shrink-0 text-xs text-accent tabular-nums">{commentsWords.mark(remarks)}</span>
          )}
        </span>
        {said && (
          <span className={`block w-full truncate text-sm text-muted ${isHidden ? "line-through" : ""}`}>
            {said}
          </span>
        )}
      </button>
      {count > 1 && (
        // An extra for the pointer: whoever has none moves a section by its buttons.
        <span
          aria-hidden
          data-handle
          title={words.drag}
          onPointerDown={(event) => acts.drag(event, index)}
          className="absolute top-0 right-10 inline-flex h-11 w-9 touch-none cursor-grab items-center justify-center text-muted select-none hover:text-accent active:cursor-grabbing"
        >
          <Grip />
        </span>
      )}
      <AddButton label={editorWords.adding.below(type)} at={{ below: key }} onAdd={acts.add} />
      {isChosen && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 pb-3 pl-3.5">
          {button(words.up, "up", index > 0)}
          {button(words.down, "down", index < count - 1)}
          {button(words.copy, "copy")}
          {button(isHidden ? words.show : words.hide, "hide")}
          {button(words.remove, "remove")}
          {button(words.fields, "fields")}
        </div>
      )}
      {gap === "above" && <Gap className="-top-0.5" />}
      {gap === "below" && <Gap className="-bottom-0.5" />}
    </li>
  );
});

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
