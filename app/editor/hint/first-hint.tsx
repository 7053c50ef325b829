import { useEffect, useState } from "react";
import { helpAddress } from "../../help/address.ts";
import { editorWords } from "../editor-words.ts";
import { toolClass } from "../tool-class.ts";
import { isHintOver, keepHintOver } from "./hint-over.ts";

const words = editorWords.hint;

/**
 * One line for whoever opens the editor for the first time in this browser, until they have said that they know or have
 * changed anything (`hasChanged`). It stands below the page: what is being typed does not move when it goes.
 */
export function FirstHint({ hasChanged }: { hasChanged: boolean }) {
  const [isOver, setOver] = useState(isHintOver);
  useEffect(() => {
    if (!hasChanged) return;
    keepHintOver();
    setOver(true);
  }, [hasChanged]);

  if (isOver) return null;
  return (
    <section
      aria-label={words.label}
      className="flex shrink-0 items-center justify-between gap-x-6 border-t border-line bg-paper px-5 text-sm"
    >
      <p className="py-2">
        {words.text}{" "}
        <a
          href={helpAddress}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4 hover:text-accent"
        >
          {words.help}
        </a>
      </p>
      <button
        type="button"
        className={`${toolClass} shrink-0`}
        onClick={() => {
          keepHintOver();
          setOver(true);
          // To what it was about.
          document.querySelector<HTMLElement>('[data-pane="canvas"] iframe')?.focus();
        }}
      >
        {words.done}
      </button>
    </section>
  );
}
