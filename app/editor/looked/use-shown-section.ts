import { useEffect, useRef } from "react";
import { elementOf, type ShownPage } from "../canvas/shown-page.ts";

type Options = {
  shown: Document | undefined;
  page: ShownPage | undefined;
  /** The section that is looked at. */
  chosen: string | undefined;
  /** Another one for each time that it is asked for. */
  turn: number;
};

/** Marks a section of the page, and brings it into view once it is there. */
export function useShownSection({ shown, page, chosen, turn }: Options): void {
  const sought = useRef<number>(undefined);
  useEffect(() => {
    const element = chosen && shown && page && elementOf(shown, page.page, chosen);
    if (!element) return;
    element.setAttribute("data-chosen", "");
    if (sought.current !== turn) {
      sought.current = turn;
      element.scrollIntoView({ block: "start" });
    }
    return () => element.removeAttribute("data-chosen");
  }, [shown, page, chosen, turn]);
}
