import { useEffect } from "react";
import { identity } from "../identity/identity.ts";

/** Lets the document's title follow the step that stands on the page; the next page brings its own. */
export function useTitle(step: string): void {
  useEffect(() => {
    document.title = `${step} · ${identity.name}`;
  }, [step]);
}
