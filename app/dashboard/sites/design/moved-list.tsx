import type { MovedContent } from "../../../../contract/moved-content.ts";
import { designContent } from "./design-content.ts";

const words = designContent.moved;

/** Where a design puts all that the site says: its sections in their order, and what has to wait. */
export function MovedList({ moved: { sections, waiting, back } }: { moved: MovedContent }) {
  const first = sections.filter(({ page }) => page === "/");
  const others = sections.filter(({ page }) => page !== "/");
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="moved">
        <h4 id="moved" className="mb-3 font-display text-2xl">
          {words.heading}
        </h4>
        {sections.length === 0 && <p className="text-muted">{words.nothing}</p>}
        <Sections sections={first} />
        {others.length > 0 && (
          <details className="border-b border-line">
            <summary className="flex min-h-11 cursor-pointer items-center text-sm hover:text-accent">
              {words.more(others.length)}
            </summary>
            <Sections sections={others} hasPages />
          </details>
        )}
        {back > 0 && <p className="mt-3 text-sm">{words.back(back)}</p>}
      </section>
      <section aria-labelledby="waiting">
        <h4 id="waiting" className="mb-3 font-display text-2xl">
          {words.waiting}
        </h4>
        <p className="text-sm text-pretty text-muted">
          {waiting.length === 0 ? words.nothingWaits : words.waitingText}
        </p>
        {waiting.length > 0 && (
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
            aria-labelledby="waiting"
            className="mt-3 max-h-72 overflow-y-auto border-t border-line text-sm"
          >
            {waiting.flatMap(({ words: texts }, index) =>
              texts.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may wait twice
                <li key={`${index} ${at}`} className="border-b border-line py-2 text-pretty wrap-anywhere">
                  {text}
                </li>
              )),
            )}
          </ul>
        )}
      </section>
    </div>
  );
}

function Sections({
  sections,
  hasPages = false,
}: {
  sections: MovedContent["sections"];
  hasPages?: boolean;
}) {
  return (
    <ol className="border-t border-line text-sm">
      {sections.map(({ page, section, name, role, records, place }) => (
        <li key={`${page} ${section}`} className="border-b border-line py-2.5">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="text-muted">
            {[words.records(role, records), words.places[place], hasPages && page]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ol>
  );
}
