import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../engine/live/use-hydrated.ts";
import "./search.css";

type Props = {
  label: string;
  placeholder: string;
  /** What the address says. */
  words: string;
  onSearch: (words: string) => void;
  field: RefObject<HTMLInputElement | null>;
  maxLength: number;
  children?: ReactNode;
};

/** How long typing pauses before it is searched for. */
const pause = 300;

/** Searches when typing pauses, or at once on Enter, and takes over what the address says when one goes back. */
export function SearchField({ label, placeholder, words, onSearch, field, maxLength, children }: Props) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(words);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ words, onSearch });
  useEffect(() => {
    latest.current = { words, onSearch };
  });
  useEffect(() => {
    // While more is being typed, the field knows better than the address.
    if (waiting.current === undefined) setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function searchFor(text: string, wait: number): void {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      if (text.trim() !== latest.current.words.trim()) latest.current.onSearch(text);
    }, wait);
  }

  return (
    <form
      className="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(typed, 0);
      }}
    >
      <label>
        {label}
        <input
          ref={field}
          type="search"
          maxLength={maxLength}
          disabled={!hydrated}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            searchFor(event.target.value, pause);
          }}
        />
      </label>
      {children}
    </form>
  );
}
