import { Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { type BarProps, MoreButton, PageChoice, WayOut, WidthChoice } from "./bar-parts.tsx";
import { checksWords } from "./checks/checks-words.ts";
import { commentsWords } from "./comments/comments-words.ts";
import { editorWords as words } from "./editor-words.ts";
import type { PanelKind } from "./panel.ts";
import { openToolClass, toolClass as tool } from "./tool-class.ts";

type Props = BarProps & {
  name: string;
  state: ReactNode;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  isPreview: boolean;
  onPreview: () => void;
  /** The one that is open. */
  panel: string | undefined;
  onPanel: (kind: PanelKind) => void;
  /** Behind the name of a panel: how much there is to do. */
  notes: Partial<Record<PanelKind, string>>;
  finish: ReactNode;
  /** Whether there is something that somebody has said. */
  hasComments: boolean;
};

/** The class says where it gives way: on a phone the bar has room for what is needed most, and "More" has all of it. */
const panels: readonly [PanelKind, string, string?][] = [
  ["sections", words.sections],
  ["pages", words.pages, "max-[24rem]:hidden"],
  ["look", words.look, "max-[22rem]:hidden"],
  ["parts", words.everything, "max-sm:hidden"],
  ["checks", checksWords.title],
  ["comments", commentsWords.title],
];

/** The one bar of the editor: where one is, what was saved, and what can be done with the page. */
export function EditorBar(props: Props) {
  const { back, name, pages, path, onPage, state, finish } = props;
  return (
    <section
      data-pane="bar"
      aria-label={words.bar}
      className="flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-3 max-sm:gap-x-1 max-sm:pr-0 max-sm:pl-1.5 lg:px-5"
    >
      <WayOut back={back} />
      <h1 className="max-w-48 truncate font-display text-xl leading-none max-sm:sr-only">{name}</h1>
      <PageChoice
        pages={pages}
        path={path}
        onPage={onPage}
        className="max-sm:max-w-28 max-[24rem]:max-w-18"
      />
      {/* What is wrong needs a line of its own on a phone. */}
      <div className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-4 text-sm text-muted max-sm:has-[[aria-live=polite]]:order-1 max-sm:has-[[aria-live=polite]]:basis-full max-sm:has-[[aria-live=polite]]:px-2 max-sm:not-has-[[aria-live=polite]]:flex-nowrap">
        {state}
      </div>
      <nav
        aria-label={words.tools}
        className="flex items-center gap-1 max-lg:order-last max-lg:w-full max-lg:flex-wrap max-lg:gap-0 max-sm:justify-between max-sm:pr-1.5 max-sm:*:px-1"
      >
        <button type="button" className={tool} disabled={!props.canUndo} onClick={props.onUndo}>
          <Undo2 aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{words.undo}</span>
        </button>
        <button type="button" className={tool} disabled={!props.canRedo} onClick={props.onRedo}>
          <Redo2 aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{words.redo}</span>
        </button>
        <WidthChoice width={props.width} onWidth={props.onWidth} />
        {panels
          .filter(([kind]) => kind !== "comments" || props.hasComments)
          .map(([kind, label, room = ""]) => (
            <button
              key={kind}
              type="button"
              className={`${tool} group ${room}`}
              aria-expanded={props.panel === kind || (kind === "sections" && props.panel === "adding")}
              onClick={() => props.onPanel(kind)}
            >
              <span className={openToolClass}>{label}</span>
              {props.notes[kind] && (
                <span className="ml-1.5 text-muted tabular-nums">{props.notes[kind]}</span>
              )}
            </button>
          ))}
        <button
          type="button"
          // On a phone the way back stays in sight, once it is looked at.
          className={`${tool} ${props.isPreview ? "" : "max-sm:hidden"}`}
          aria-pressed={props.isPreview}
          onClick={props.onPreview}
        >
          {words.preview}
        </button>
        <MoreButton onMore={props.onMore} />
      </nav>
      <div className="ml-auto flex shrink-0">{finish}</div>
    </section>
  );
}
