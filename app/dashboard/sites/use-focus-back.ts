import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what asks before it does something: whoever has thought better of it is back at what asked, which says so (`data-asks`) and
 * is hidden meanwhile, not gone. Gives what is put on the element around both.
 */
export function useFocusBack<Around extends HTMLElement>(isAsked: boolean): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (wasAsked.current && !isAsked) around.current?.querySelector<HTMLElement>("[data-asks]")?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return around;
}
