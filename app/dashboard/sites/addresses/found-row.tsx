import type { ReactNode } from "react";
import { addressesContent } from "./addresses-content.ts";
import { type FoundState, isToMend } from "./found-state.ts";

const words = addressesContent.found;

type Props = {
  state: FoundState;
  hasPicture: boolean;
  isOpen: boolean;
  /** Whether whoever looks may change it. */
  mayOpen: boolean;
  onToggle: () => void;
  /** Its fields, where it is open. */
  children?: ReactNode;
};

/** One page in a line, with what is found of it; it opens in its place. */
export function FoundRow({ state, hasPicture, isOpen, mayOpen, onToggle, children }: Props) {
  const { path, name, title, description, describes, isHidden } = state;
  return (
    <li className="border-b border-line">
      <h3 className="relative">
        {mayOpen && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={words.open(name)}
            data-found={path}
            onClick={onToggle}
            className="absolute inset-0 cursor-pointer"
          />
        )}
        <span className="pointer-events-none grid min-h-14 grid-cols-[minmax(0,1fr)_1.25rem] items-baseline gap-x-6 gap-y-0.5 py-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,3fr)_1.25rem]">
          <span className="min-w-0 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
            <span className="block text-lg leading-snug font-semibold wrap-anywhere">{name}</span>
            <span className="block truncate text-sm text-muted">{path}</span>
          </span>
          <span className="hidden min-w-0 lg:block">
            <span className="block truncate">{title}</span>
            <span className="block truncate text-sm text-muted">{description}</span>
          </span>
          <span className="col-start-1 text-sm text-muted lg:col-start-3">
            <span className={isHidden || isToMend(state) ? "font-semibold text-ink" : undefined}>
              {isHidden ? words.hidden : words.descriptions[describes]}
            </span>
            {!isHidden && (
              <>
                <span className="lg:hidden">, </span>
                <span className="lg:block">{hasPicture ? words.picture : words.noPicture}</span>
              </>
            )}
          </span>
          <span
            aria-hidden
            className="col-start-2 row-start-1 justify-self-end text-2xl leading-none text-muted lg:col-start-4"
          >
            {mayOpen && (isOpen ? "–" : "+")}
          </span>
        </span>
      </h3>
      {children}
    </li>
  );
}
