import { type RefObject, useEffect, useRef } from "react";

/**
 * What has the focus in a list of findings may go with its finding, at once or when the draft has been looked at again: the focus
 * then comes to the same act of the next one, or of the last, and where there is none any more to the list itself.
 */
export function useNextFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ at: number; act: string | undefined }>(undefined);
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const item = list.current?.contains(element) ? element.closest("[data-finding]") : null;
      last.current = item ? { at: itemsOf(list.current).indexOf(item), act: element.dataset.act } : undefined;
    };
    document.addEventListener("focusin", hear);
    return () => document.removeEventListener("focusin", hear);
  }, []);
  useEffect(() => {
    const { current: lost } = last;
    if (!lost || !list.current || document.activeElement !== document.body) return;
    const items = itemsOf(list.current);
    const next = items[Math.min(lost.at, items.length - 1)];
    const same = next?.querySelector<HTMLElement>(`[data-act="${lost.act}"]`);
    (same ?? next?.querySelector<HTMLElement>("button") ?? list.current).focus();
  });
  return list;
}

function itemsOf(list: HTMLElement | null): Element[] {
  return list ? [...list.querySelectorAll("[data-finding]")] : [];
}
