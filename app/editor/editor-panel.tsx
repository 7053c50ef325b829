import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Patch } from "../../contract/patch.ts";
import type { Block } from "../../engine/blocks/block.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { Button } from "../components/ui/button.tsx";
import type { ShownPage } from "./canvas/shown-page.ts";
import { ChecksPanel } from "./checks/checks-panel.tsx";
import { checksWords } from "./checks/checks-words.ts";
import type { Checks } from "./checks/use-checks.ts";
import { commentsWords } from "./comments/comments-words.ts";
import { countsOn } from "./comments/places.ts";
import type { Comments } from "./comments/use-comments.ts";
import type { History } from "./draft/history.ts";
import { editorWords as words } from "./editor-words.ts";
import { fetchedPart } from "./fetched-part.tsx";
import { focusPanel } from "./focus-panel.ts";
import type { FormSurroundings } from "./form/form-context.ts";
import type { Dressing } from "./look/dressing.ts";
import type { AddPlace, Panel } from "./panel.ts";
import type { DrawCard } from "./parts/draw-card.ts";
import type { Part } from "./parts/part.ts";
import { PartForm } from "./parts/part-forms.tsx";
import { PartList } from "./parts/part-list.tsx";
import { partName } from "./parts/part-name.ts";
import { historyWords } from "./past/history-words.ts";
import type { SectionAct } from "./sections/act-on-section.ts";
import { SectionList } from "./sections/section-list.tsx";
import { toolClass } from "./tool-class.ts";
import type { Workshop } from "./workshop/workshop.ts";

const Gallery = fetchedPart(() => import("./adding/gallery.tsx"));
const LookPanel = fetchedPart(async () => ({ default: (await import("./look/look-panel.tsx")).LookPanel }));
const FindPanel = fetchedPart(() => import("./find/find-panel.tsx"));
const HistoryPanel = fetchedPart(() => import("./past/history-panel.tsx"));
const TablePanel = fetchedPart(() => import("./table/table-panel.tsx"));
const CommentsPanel = fetchedPart(() => import("./comments/comments-panel.tsx"));
const PagesPanel = fetchedPart(() => import("./pages/pages-panel.tsx"));

type Props = {
  panel: Panel;
  show: (panel: Panel | undefined) => void;
  site: SiteDocument;
  path: string;
  page: ShownPage;
  workshop: Workshop;
  history: History;
  checks: Checks | undefined;
  dressing: Dressing;
  /** What people say of the site, where they can. */
  comments: Comments | undefined;
  /** Shows the page at a width; at that of the window where there is no button for it. */
  setWidth: (width: number) => void;
  chosen: string | undefined;
  /** Shows a page, and a section of it. */
  goTo: (page: string, section?: string) => void;
  /** Shows a section of a page, and has the first of these texts of it written. */
  lead: (page: string, section: string, places: readonly string[]) => void;
  act: (key: string, what: SectionAct) => void;
  add: (block: Block, at: AddPlace) => void;
  /** Ends what is being done on the page. */
  leave: () => void;
  change: (steps: Patch, label: string, place?: string) => void;
  tell: (words: string) => void;
  pictureField?: FormSurroundings["pictureField"];
  drawCard?: DrawCard | undefined;
};

type Asked = {
  /** The panel that the focus is to go to, as soon as it is there; it is led there once. */
  wanted: RefObject<Panel | undefined>;
};

/** All that is done beside the page itself: one thing at a time, next to the page or, on a phone, below it. */
export function EditorPanel({ panel, show, wanted, ...props }: Props & Asked) {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    // Of the one before, which may still be there, it may have been asked a moment ago.
    if (wanted.current !== panel || !aside.current) return;
    wanted.current = undefined;
    focusPanel(aside.current);
  });
  function close(): void {
    show(undefined);
    document.querySelector<HTMLElement>('[data-pane="bar"] select')?.focus();
  }
  if (panel.kind === "table") {
    return (
      <aside
        ref={aside}
        data-pane="panel"
        className="h-[45dvh] shrink-0 border-t border-line bg-paper max-sm:h-full max-sm:border-t-0"
      >
        <Content panel={panel} show={show} {...props} />
      </aside>
    );
  }
  // Those that no button of the bar closes.
  const hasOwnButton = panel.kind !== "find" && panel.kind !== "history";
  const width = panel.kind === "adding" ? "lg:w-[38rem]" : "lg:w-80";
  return (
    <aside
      ref={aside}
      data-pane="panel"
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && !hasOwnButton && close()}
      className={`shrink-0 scroll-py-4 overflow-y-auto border-line bg-paper px-5 py-4 focus-visible:-outline-offset-3 max-lg:max-h-[55dvh] max-lg:border-t lg:border-r ${width}`}
    >
      <button
        type="button"
        data-close
        className={`${toolClass} float-right ${hasOwnButton ? "lg:hidden" : "-mt-2 -mr-2"}`}
        // The gallery has one that stays in sight.
        hidden={panel.kind === "adding"}
        onClick={close}
      >
        {words.close}
      </button>
      <Content panel={panel} show={show} {...props} />
    </aside>
  );
}

function Content({ panel, show, ...props }: Props) {
  const { site, path, page, workshop, history, change, tell, goTo } = props;
  const open = (part: Part) => show({ kind: "parts", part });
  switch (panel.kind) {
    case "sections":
      return (
        <>
          <Heading>{words.sections}</Heading>
          <SectionList
            page={page.page}
            site={site}
            chosen={props.chosen}
            comments={countsOn(path, props.comments?.open ?? [], site)}
            onChoose={(key) => goTo(path, key)}
            act={props.act}
            onAdd={(at) => {
              props.leave();
              show({ kind: "adding", at });
            }}
            onFields={(key) => open({ kind: "section", path, key })}
          />
        </>
      );
    case "adding":
      return (
        <Gallery
          site={site}
          path={path}
          page={page}
          workshop={workshop}
          at={panel.at}
          onAdd={(block) => props.add(block, panel.at)}
          onClose={() => {
            show({ kind: "sections" });
            // With the focus on what opened it.
            const { at } = panel;
            focusSoon(`[data-add="${typeof at === "string" ? at : `below ${at.below}`}"]`);
          }}
        />
      );
    case "pages":
      return (
        <PagesPanel
          site={site}
          forms={workshop.forms}
          history={history}
          isKept={props.comments !== undefined}
          path={path}
          onShow={goTo}
          tell={tell}
          onFields={(at) => open({ kind: "page", path: at })}
        />
      );
    case "look":
      return (
        <>
          <Heading>{words.look}</Heading>
          <LookPanel
            dressing={props.dressing}
            trade={site.facts.trade ?? ""}
            theme={site.theme}
            logo={site.facts.logo}
            workshop={workshop}
            change={change}
            tell={tell}
          />
        </>
      );
    case "checks":
      return (
        <>
          <Heading>{checksWords.title}</Heading>
          <ChecksPanel
            site={site}
            found={props.checks}
            change={change}
            goTo={goTo}
            lead={props.lead}
            setWidth={props.setWidth}
            open={open}
            tell={tell}
          />
        </>
      );
    case "parts":
      return (
        <Parts
          {...props}
          part={panel.part}
          open={open}
          asTable={(collection) => {
            props.leave();
            show({ kind: "table", collection });
          }}
        />
      );
    case "find":
      return (
        <>
          <Heading>{words.find}</Heading>
          <FindPanel
            site={site}
            forms={workshop.forms}
            path={path}
            change={change}
            goTo={goTo}
            open={open}
            leave={props.leave}
            tell={tell}
          />
        </>
      );
    case "comments":
      return (
        <>
          <Heading>{commentsWords.title}</Heading>
          {props.comments && (
            <CommentsPanel
              comments={props.comments}
              site={site}
              chosen={props.chosen}
              goTo={goTo}
              tell={tell}
            />
          )}
        </>
      );
    case "history":
      return (
        <>
          <Heading>{historyWords.title}</Heading>
          <HistoryPanel site={site} history={history} leave={props.leave} tell={tell} />
        </>
      );
    case "table": {
      const { collection: name } = panel;
      return (
        <TablePanel
          key={name}
          site={site}
          forms={workshop.forms}
          name={name}
          history={history}
          change={change}
          tell={tell}
          onOpen={(id) => open({ kind: "records", name, open: id })}
          onClose={() => {
            open({ kind: "records", name });
            focusSoon("[data-as-table]");
          }}
        />
      );
    }
  }
}

function Parts({
  site,
  workshop,
  part,
  open,
  asTable,
  change,
  tell,
  pictureField,
  drawCard,
}: Pick<Props, "site" | "workshop" | "change" | "tell" | "pictureField" | "drawCard"> & {
  part: Part;
  open: (part: Part) => void;
  /** Shows the records of a collection as a table. */
  asTable: (collection: string) => void;
}) {
  return (
    <>
      <details className="mb-5 border-b border-line">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm">{words.everything}</summary>
        <PartList document={site} part={part} show={open} />
      </details>
      <Heading>{partName(part, site)}</Heading>
      {part.kind === "records" && (
        <Button variant="outline" data-as-table className="mb-5 min-h-11!" onClick={() => asTable(part.name)}>
          {words.asTable}
        </Button>
      )}
      <PartForm
        part={part}
        document={site}
        forms={workshop.forms}
        change={(steps) => change(steps, words.acts.field, steps[0]?.path.join("/"))}
        show={open}
        tell={tell}
        drawCard={drawCard}
        {...(pictureField && { pictureField })}
      />
    </>
  );
}

/** Leads the focus to what will be there a moment later. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-5 font-display text-2xl leading-tight wrap-anywhere">{children}</h2>;
}
