import { type BarProps, MoreButton, PageChoice, WayOut, WidthChoice } from "../bar-parts.tsx";
import { editorWords as words } from "../editor-words.ts";
import { openToolClass, toolClass } from "../tool-class.ts";
import { lookedWords } from "./looked-words.ts";

type Props = BarProps & { name: string; hasSections: boolean; onSections: () => void };

/** The bar of the editor where a site is only looked at: where one is, and how it is shown. */
export function LookedBar({ name, hasSections, onSections, ...bar }: Props) {
  return (
    <section
      data-pane="bar"
      aria-label={words.bar}
      className="flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-3 max-sm:gap-x-1 max-sm:px-1.5 lg:px-5"
    >
      <WayOut back={bar.back} />
      <h1 className="max-w-72 truncate font-display text-xl leading-none max-sm:sr-only">{name}</h1>
      <PageChoice pages={bar.pages} path={bar.path} onPage={bar.onPage} />
      <nav aria-label={words.tools} className="ml-auto flex items-center gap-1">
        <WidthChoice width={bar.width} onWidth={bar.onWidth} />
        <button
          type="button"
          className={`${toolClass} group`}
          aria-expanded={hasSections}
          onClick={onSections}
        >
          <span className={openToolClass}>{lookedWords.sections}</span>
        </button>
        <MoreButton onMore={bar.onMore} />
      </nav>
    </section>
  );
}
