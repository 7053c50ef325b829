import { useCallback, useEffect, useRef, useState } from "react";
import { type Opening, openStudio, readStudioSite, type StudioOpened, shutBecause } from "./open-studio.ts";

/** Milliseconds between two looks: within them the site is gone from here when it is shut. */
const pause = 8_000;

export type StudioState =
  | { kind: "opening" }
  | { kind: "failed" }
  | { kind: "shut"; why: string; wasEdited: boolean }
  | { kind: "open"; opened: StudioOpened };

/**
 * The site that a question is about for as long as the studio may see it: asked again and again, so that it is gone as soon as it is
 * shut, and is looked at or mended as its owner allows now.
 */
export function useStudioSite(at: Opening): { state: StudioState; again: () => void } {
  const [state, setState] = useState<StudioState>({ kind: "opening" });
  const [attempt, setAttempt] = useState(0);
  const now = useRef(state);
  now.current = state;
  const { ticket, opening } = at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and again when a person asks for it
  useEffect(() => {
    let isOver = false;
    const put = (next: StudioState) => {
      if (!isOver) setState(next);
    };
    const open = () =>
      openStudio({ ticket, opening }).then(
        (opened) => put({ kind: "open", opened }),
        (error: unknown) => put(stateOf(error, now.current) ?? { kind: "failed" }),
      );
    async function look(): Promise<void> {
      const { current } = now;
      if (current.kind !== "open" || document.visibilityState === "hidden") return;
      const { opened } = current;
      const known = opened.editing
        ? { ...opened.draft, revision: opened.editing.store.revision() }
        : opened.draft;
      try {
        const found = await readStudioSite({ ticket, opening }, known);
        if (isOver || now.current !== current) return;
        if (found.access !== opened.access) return void (await open());
        const { editing } = opened;
        if (editing) {
          if (found.draft.revision > editing.store.revision()) void editing.store.refresh();
          return;
        }
        if (found.draft !== known) put({ kind: "open", opened: { ...opened, draft: found.draft } });
      } catch (error) {
        const next = stateOf(error, current);
        if (next) put(next);
      }
    }
    put({ kind: "opening" });
    void open();
    const timer = setInterval(() => void look(), pause);
    const lookNow = () => void look();
    document.addEventListener("visibilitychange", lookNow);
    window.addEventListener("focus", lookNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookNow);
      window.removeEventListener("focus", lookNow);
    };
  }, [ticket, opening, attempt]);

  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** What a refusal makes of it; undefined where the server was only not reached. */
function stateOf(error: unknown, before: StudioState): StudioState | undefined {
  const why = shutBecause(error);
  if (why === undefined) return undefined;
  const editing = before.kind === "open" ? before.opened.editing : undefined;
  return { kind: "shut", why, wasEdited: (editing?.store.getSnapshot().pending.length ?? 0) > 0 };
}
