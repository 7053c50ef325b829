import { useEffect, useState } from "react";
import { sendCommand } from "../../account/send-command.ts";
import { siteWords } from "./site-words.ts";

const words = siteWords.changes;

/** What visitors will see otherwise once the draft is published, in lines such as "Menu: 2 texts, 1 picture". */
export function WhatChanges({ site }: { site: string }) {
  const [lines, setLines] = useState<readonly string[] | "failed">();
  useEffect(() => {
    let isOver = false;
    sendCommand("list-changes", { site }).then(
      ({ changes }) => !isOver && setLines(changes),
      () => !isOver && setLines("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [site]);
  return (
    <section aria-labelledby="what-changes" className="mb-6">
      <h3 id="what-changes" className="mb-2 text-sm font-semibold">
        {words.title}
      </h3>
      {!Array.isArray(lines) || lines.length === 0 ? (
        // Publishing needs no such list: without it, it goes on.
        <p role="status" className="text-muted">
          {lines === undefined ? words.looking : lines === "failed" ? words.failed : words.none}
        </p>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          aria-labelledby="what-changes"
          className="max-h-48 overflow-y-auto border-t border-line"
        >
          {lines.map((line) => (
            <li key={line} className="border-b border-line py-2 wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
