import { sectionTitle } from "../../../engine/document/section-title.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { lookedWords as words } from "./looked-words.ts";

type Props = {
  site: SiteDocument;
  page: Page;
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** The sections of a page from first to last: whichever is pressed comes into view. */
export function LookedSections({ site, page, chosen, onChoose }: Props) {
  const keys = page.order.filter((key) => page.sections[key]);
  return (
    <>
      <h2 className="mb-5 font-display text-2xl leading-tight">{words.sections}</h2>
      {keys.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ol className="border-t border-line empty:hidden">
        {keys.map((key) => {
          const section = page.sections[key];
          const said = sectionTitle(site, section?.props);
          return (
            <li key={key} className="border-b border-line">
              <button
                type="button"
                aria-current={key === chosen ? "true" : undefined}
                onClick={() => onChoose(key)}
                className="flex min-h-11 w-full cursor-pointer flex-col justify-center border-l-2 border-transparent py-2 pr-2 pl-3 text-left hover:border-line focus-visible:-outline-offset-3 aria-[current]:border-accent"
              >
                <span className="flex w-full flex-wrap items-baseline gap-x-3">
                  <span className="mr-auto min-w-0 font-medium wrap-anywhere">
                    {sectionTypeName(section?.type ?? "")}
                  </span>
                  {section?.isHidden === true && (
                    <span className="shrink-0 text-xs text-muted">{words.hidden}</span>
                  )}
                </span>
                {said && <span className="block w-full truncate text-sm text-muted">{said}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
