import { useState } from "react";
import { useSession } from "./use-session.ts";

/** In the tab's own storage, by whose it is and where it is written. */
const prefix = "fabula.typed.";

/**
 * What somebody writes at `place`, and how it is set: kept in this tab, so that it is still there when the page is loaded anew or has
 * asked them to sign in. Empty text is forgotten. Where storage is blocked, it is kept by the page alone.
 */
export function useKeptText(place: string): [string, (text: string | ((before: string) => string)) => void] {
  const { user } = useSession();
  const key = `${prefix}${user?.id ?? ""}.${place}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      const now = typeof next === "function" ? next(text) : next;
      keep(key, now);
      setText(now);
    },
  ];
}

/** Whoever signs out leaves nothing of what they wrote to whoever uses the tab next. */
export function forgetKeptTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept there either.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The page itself still knows it.
  }
}
