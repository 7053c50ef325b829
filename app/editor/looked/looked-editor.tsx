import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Width } from "../bar-parts.tsx";
import { Canvas } from "../canvas/canvas.tsx";
import { shownPage } from "../canvas/shown-page.ts";
import { frameKeeper } from "../canvas/told-sections.ts";
import { usePointing } from "../canvas/use-pointing.ts";
import { useCommandKeys } from "../commands/use-command-keys.ts";
import { editorWords as words } from "../editor-words.ts";
import { emptyPage } from "../empty-page.ts";
import { fetchedPart } from "../fetched-part.tsx";
import { focusPanel } from "../focus-panel.ts";
import { focusPage, nextPane } from "../next-pane.ts";
import { partName } from "../parts/part-name.ts";
import { useWorkshop } from "../workshop/use-workshop.ts";
import type { Workshop } from "../workshop/workshop.ts";
import { LookedBar } from "./looked-bar.tsx";
import { lookedCommands } from "./looked-commands.ts";
import { LookedSections } from "./looked-sections.tsx";
import { lookedWords } from "./looked-words.ts";
import { useShownSection } from "./use-shown-section.ts";

const CommandList = fetchedPart(() => import("../commands/command-list.tsx"));

type Props = {
  site: SiteDocument;
  /** That of the design which the site wears when it is opened. */
  workshop: Workshop;
  back: { label: string; href: string };
  /** Says that and why it is only looked at. */
  notice: ReactNode;
  first: { path: string; section: string | undefined };
};

/**
 * The editor where a site is looked at and nothing can be changed: not because each way to change something is shut, but because nothing
 * that changes or sends anything is within its reach. Its links lead to the pages of the site, and its forms nowhere.
 */
export function LookedEditor({ site: latest, workshop: begun, back, notice, first }: Props) {
  const { site, workshop } = useWorkshop(latest, begun);
  const [wanted, setPath] = useState(first.path);
  const path = Object.hasOwn(site.pages, wanted) ? wanted : "/";
  const [width, setWidth] = useState<Width>();
  const [hasSections, setSections] = useState(() => matchMedia("(min-width: 64rem)").matches);
  const [chosen, setChosen] = useState({ key: first.section, turn: 0 });
  /** Whether all commands are shown; each time they are asked for they are fetched again, where they could not be had. */
  const [listed, setListed] = useState({ isShown: false, turn: 0 });
  const [shown, setShown] = useState<Document>();
  const panel = useRef<HTMLElement>(null);
  const isPanelWanted = useRef(false);

  const keepFrame = useMemo(() => frameKeeper(), []);
  const page = shownPage(site, path, keepFrame(site), workshop.views);
  useShownSection({ shown, page, chosen: chosen.key, turn: chosen.turn });

  function goTo(next: string, section?: string): void {
    setPath(next);
    setChosen(({ turn }) => ({ key: section, turn: turn + 1 }));
    if (next !== path) shown?.defaultView?.scrollTo(0, 0);
  }

  function goOn(isBack: boolean): void {
    const next = nextPane(isBack);
    if (next && next.dataset.pane !== "canvas") focusPanel(next);
    else focusPage();
  }

  useEffect(() => {
    if (!isPanelWanted.current || !panel.current) return;
    isPanelWanted.current = false;
    focusPanel(panel.current);
  });

  const pages = Object.keys(site.pages).map((at) => ({
    path: at,
    label: partName({ kind: "page", path: at }, site),
  }));
  const commands = lookedCommands({
    goOn,
    showSections: () => {
      isPanelWanted.current = true;
      setSections(true);
    },
    width,
    setWidth,
    pages,
    path,
    goTo: (next) => {
      goTo(next);
      focusPage();
    },
    showCommands,
  });

  function showCommands(): void {
    setListed(({ isShown, turn }) => ({ isShown: true, turn: isShown ? turn + 1 : turn }));
  }

  const hear = useCommandKeys(commands);

  usePointing({
    shown,
    page: page ?? emptyPage,
    path,
    workshop,
    isPreview: true,
    chosen: undefined,
    onChoose: () => {},
    onEdit: () => {},
    onKey: hear,
    onLink: (href) => {
      const target = href.replace(/[?#].*$/, "");
      if (Object.hasOwn(site.pages, target)) goTo(target);
    },
  });

  return (
    <div className="flex h-dvh flex-col bg-paper text-ink">
      <LookedBar
        back={back}
        name={site.facts.name}
        pages={pages}
        path={path}
        onPage={(next) => goTo(next)}
        width={width}
        onWidth={setWidth}
        hasSections={hasSections}
        onSections={() => setSections(!hasSections)}
        onMore={showCommands}
      />
      {notice}
      <div className="flex min-h-0 grow max-lg:flex-col-reverse">
        {hasSections && page && (
          <aside
            ref={panel}
            data-pane="panel"
            tabIndex={-1}
            className="shrink-0 overflow-y-auto border-line bg-paper px-5 py-4 focus-visible:-outline-offset-3 max-lg:max-h-[45dvh] max-lg:border-t lg:w-80 lg:border-r"
          >
            <LookedSections
              site={site}
              page={page.page}
              chosen={chosen.key}
              onChoose={(key) => goTo(path, key)}
            />
          </aside>
        )}
        <main
          data-pane="canvas"
          aria-label={lookedWords.canvas}
          className="relative min-h-0 min-w-0 grow bg-line"
        >
          <div
            className="mx-auto h-full max-w-full bg-white"
            style={width ? { width: `${width}px` } : undefined}
          >
            {page && (
              <Canvas
                site={site}
                path={path}
                page={page}
                workshop={workshop}
                isPreview={false}
                title={lookedWords.canvas}
                onShown={setShown}
              />
            )}
          </div>
        </main>
      </div>
      {listed.isShown && (
        <CommandList
          key={listed.turn}
          commands={commands}
          onOpen={() => {}}
          onClose={() => setListed((before) => ({ ...before, isShown: false }))}
        />
      )}
      <p role="status" className="sr-only">
        {workshop.slug === latest.design ? "" : words.dressing}
      </p>
    </div>
  );
}
