import { commandsWords } from "./commands/commands-words.ts";
import { editorWords as words } from "./editor-words.ts";
import { toolClass as tool } from "./tool-class.ts";

/** How wide the page is shown, in pixels; none is as wide as there is room. */
export type Width = 390 | 768 | undefined;

/** What every bar of the editor has: where one is, and how the page is shown. */
export type BarProps = {
  back: { label: string; href: string };
  pages: readonly { path: string; label: string }[];
  path: string;
  onPage: (path: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  /** Shows all that can be done. */
  onMore: () => void;
};

export function WayOut({ back }: Pick<BarProps, "back">) {
  return (
    <a href={back.href} className={tool}>
      <span aria-hidden>←</span>
      <span className="sr-only">{back.label}</span>
    </a>
  );
}

type PageChoiceProps = Pick<BarProps, "pages" | "path" | "onPage"> & { className?: string };

export function PageChoice({ pages, path, onPage, className = "" }: PageChoiceProps) {
  return (
    <select
      aria-label={words.page}
      value={path}
      onChange={({ target }) => onPage(target.value)}
      className={`field-sizing-content min-h-11 max-w-36 cursor-pointer truncate border-0 bg-transparent text-sm text-ink hover:text-accent focus-visible:-outline-offset-3 ${className}`}
    >
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.label}
        </option>
      ))}
    </select>
  );
}

/** On a phone there is one width. */
export function WidthChoice({ width, onWidth }: Pick<BarProps, "width" | "onWidth">) {
  return (
    <fieldset className="hidden items-center lg:flex">
      <legend className="sr-only">{words.widths.label}</legend>
      {([undefined, 768, 390] as const).map((one) => (
        <button
          key={one ?? 0}
          type="button"
          className={`${tool} tabular-nums`}
          aria-pressed={width === one}
          onClick={() => onWidth(one)}
        >
          {one === undefined ? words.widths.full : String(one)}
        </button>
      ))}
    </fieldset>
  );
}

export function MoreButton({ onMore }: Pick<BarProps, "onMore">) {
  return (
    <button
      type="button"
      className={tool}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onMore}
    >
      {commandsWords.more}
    </button>
  );
}
