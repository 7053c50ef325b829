import { useLayoutEffect, useState } from "react";
import { useSiteVisit } from "./site-visit.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The text of a field whose `value` stands in the address. What is typed leads, and `onChange` tells it to the address,
 * which it replaces there; the field follows the address only where somebody goes to another one: back, or by a link.
 */
export function useDraft(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const { key, isReplaced: isOwn } = useSiteVisit();
  const hydrated = useHydrated();
  const [text, setText] = useState(value);
  // Before the next key is pressed: after the next picture, what has been typed by then would be undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    if (!isOwn) setText((typed) => (typed.trim() === value ? typed : value));
  }, [key, hydrated]);
  function type(next: string): void {
    setText(next);
    onChange(next);
  }
  return [text, type];
}
