import { commandsWords } from "../commands/commands-words.ts";
import { toolClass as tool, type Width } from "../editor-bar.tsx";
import { editorWords as words } from "../editor-words.ts";
import { lookedWords } from "./looked-words.ts";

type Props = {
  back: { label: string; href: string };
  name: string;
  pages: readonly { path: string; label: string }[];
  path: string;
  onPage: (path: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  hasSections: boolean;
  onSections: () => void;
  /** Shows all that can be done. */
  onMore: () => void;
};

/** The bar of the editor where a site is only looked at: where one is, and how it is shown. */
export function LookedBar(props: Props) {
  const { back, name, pages, path, onPage } = props;
  return (
    <section
      data-pane="bar"
      aria-label={words.bar}
      className="flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-3 max-sm:gap-x-1 max-sm:px-1.5 lg:px-5"
    >
      <a href={back.href} className={tool}>
        <span aria-hidden>←</span>
        <span className="sr-only">{back.label}</span>
      </a>
      <h1 className="max-w-72 truncate font-display text-xl leading-none max-sm:sr-only">{name}</h1>
      <label className="sr-only" htmlFor="looked-page">
        {words.page}
      </label>
      <select
        id="looked-page"
        value={path}
        onChange={({ target }) => onPage(target.value)}
        className="field-sizing-content min-h-11 max-w-36 cursor-pointer truncate border-0 bg-transparent text-sm text-ink hover:text-accent focus-visible:-outline-offset-3"
      >
        {pages.map((page) => (
          <option key={page.path} value={page.path}>
            {page.label}
          </option>
        ))}
      </select>
      <nav aria-label={words.tools} className="ml-auto flex items-center gap-1">
        <fieldset className="hidden items-center lg:flex">
          <legend className="sr-only">{words.widths.label}</legend>
          {([undefined, 768, 390] as const).map((one) => (
            <button
              key={one ?? 0}
              type="button"
              className={`${tool} tabular-nums`}
              aria-pressed={props.width === one}
              onClick={() => props.onWidth(one)}
            >
              {one === undefined ? words.widths.full : String(one)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={`${tool} group`}
          aria-expanded={props.hasSections}
          onClick={props.onSections}
        >
          <span className="group-aria-expanded:underline group-aria-expanded:decoration-accent group-aria-expanded:decoration-2 group-aria-expanded:underline-offset-8">
            {lookedWords.sections}
          </span>
        </button>
        <button
          type="button"
          className={tool}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={props.onMore}
        >
          {commandsWords.more}
        </button>
      </nav>
    </section>
  );
}
