import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { buttonClass } from "../components/ui/button-class.ts";
import { NotYours } from "./draft/draft-of-site.ts";
import type { DraftStore } from "./draft/draft-store.ts";
import type { History } from "./draft/history.ts";
import { type HistoryKept, openHistory } from "./draft/kept-history.ts";
import { editorWords as words } from "./editor-words.ts";
import { openWorkshop, type Workshop } from "./workshop/workshop.ts";

export type Opened = { store: DraftStore; history: History; workshop: Workshop };

/** Opens what `open` gives and the workshop of its design, and shows it by `children`; says what it waits for, and when that fails. */
export function OpenEditor({
  open,
  history,
  children,
}: {
  open: () => Promise<DraftStore>;
  /** How what was done to it is kept. */
  history: HistoryKept;
  children: (opened: Opened) => ReactNode;
}) {
  const [opened, setOpened] = useState<Opened | "failed" | "not yours">();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and again when a person asks for it
  useEffect(() => {
    let isGone = false;
    setOpened(undefined);
    openAll(open, history).then(
      (found) => !isGone && setOpened(found),
      (error: unknown) => !isGone && setOpened(error instanceof NotYours ? "not yours" : "failed"),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (opened === undefined) return <Opening />;
  if (typeof opened !== "string") return children(opened);
  const isFailed = opened === "failed";
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-6 p-8">
      <h1 className="font-display text-5xl leading-[0.9]">{isFailed ? words.title : words.notYours}</h1>
      <p role="alert" className="max-w-lg text-xl">
        {isFailed ? words.failed : words.notYoursText}
      </p>
      {isFailed ? (
        <Button onClick={() => setAttempt(attempt + 1)}>{words.again}</Button>
      ) : (
        <a href="/dashboard/sites" className={buttonClass("outline")}>
          {words.yours}
        </a>
      )}
    </main>
  );
}

/** What stands there until the page can be typed into. */
export function Opening() {
  return (
    <main className="grid min-h-dvh place-items-center p-8 text-lg">
      <h1 className="sr-only">{words.title}</h1>
      <p role="status">{words.opening}</p>
    </main>
  );
}

async function openAll(open: () => Promise<DraftStore>, kept: HistoryKept): Promise<Opened> {
  const store = await open();
  const [workshop, history] = await Promise.all([
    openWorkshop(store.getSnapshot().document.design ?? ""),
    openHistory(store, kept),
  ]);
  return { store, history, workshop };
}
