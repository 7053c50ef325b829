import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";
import { formatGalleryQuery, type GalleryQuery, parseGalleryQuery } from "./gallery-query.ts";

type Change = (changes: Partial<GalleryQuery>, options?: { replace: boolean }) => void;

/** What the address asks for, and the way to ask for something else. The built page is the one without a query. */
export function useGalleryQuery(): [GalleryQuery, Change] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = parseGalleryQuery(useHydrated() ? search : "");
  function change(changes: Partial<GalleryQuery>, { replace } = { replace: false }): void {
    void navigate(
      { search: formatGalleryQuery({ ...query, ...changes }) },
      { preventScrollReset: true, replace },
    );
  }
  return [query, change];
}

/**
 * The text of a field whose value stands in the address. It keeps up with typing at once, and with the address when that
 * changes by other means: the way back, or a reset.
 */
export function useDraft(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    setText(value);
  }, [value]);
  function type(next: string): void {
    setText(next);
    told.current = next;
    onChange(next);
  }
  return [text, type];
}
