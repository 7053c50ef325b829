import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Patch } from "../../contract/patch.ts";
import type { Block } from "../../engine/blocks/block.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { addSection } from "./adding/add-section.ts";
import { type Led, useLed } from "./adding/use-led.ts";
import type { Width } from "./bar-parts.tsx";
import { Canvas } from "./canvas/canvas.tsx";
import { elementOf, shownPage, shownSection } from "./canvas/shown-page.ts";
import { frameKeeper } from "./canvas/told-sections.ts";
import { usePointing } from "./canvas/use-pointing.ts";
import { firstReachable, useReachable } from "./canvas/use-reachable.ts";
import { type Pointed, spotsOf } from "./canvas/what-is-there.ts";
import { countOf, useChecks } from "./checks/use-checks.ts";
import { caretIn, putCaret } from "./commands/caret.ts";
import { editorCommands } from "./commands/editor-commands.ts";
import { useCommandKeys } from "./commands/use-command-keys.ts";
import type { Comments } from "./comments/use-comments.ts";
import type { DraftStore } from "./draft/draft-store.ts";
import type { History } from "./draft/history.ts";
import { framePart, holderOf } from "./draft/holder.ts";
import { SaveStateLine } from "./draft/save-state.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { editorWords as words } from "./editor-words.ts";
import { emptyPage } from "./empty-page.ts";
import { fetchedPart } from "./fetched-part.tsx";
import { FieldBubble, type FieldPlace } from "./fields/field-bubble.tsx";
import { LinkBeside } from "./fields/link-beside.tsx";
import { pathOf, valueAt } from "./fields/schema-at.ts";
import { toldFact } from "./fields/told-fact.ts";
import { type FirstPlace, firstShown } from "./first-place.ts";
import { focusPanel } from "./focus-panel.ts";
import type { FormSurroundings } from "./form/form-context.ts";
import { FirstHint } from "./hint/first-hint.tsx";
import type { Dressing } from "./look/dressing.ts";
import { focusPage, nextPane } from "./next-pane.ts";
import type { TextPlace } from "./origin/find-origin.ts";
import type { AddPlace, Panel, PanelKind } from "./panel.ts";
import type { DrawCard } from "./parts/draw-card.ts";
import { partName } from "./parts/part-name.ts";
import { actOnSection, type SectionAct } from "./sections/act-on-section.ts";
import { unfold } from "./typing/unfold.ts";
import { useTyping } from "./typing/use-typing.ts";
import { useWorkshop } from "./workshop/use-workshop.ts";
import { openWorkshop, type Workshop } from "./workshop/workshop.ts";

const CommandList = fetchedPart(() => import("./commands/command-list.tsx"));

export type EditorProps = {
  store: DraftStore;
  history: History;
  /** That of the design which the site wears when it is opened. */
  workshop: Workshop;
  /** Where it is opened, unless at its first page. */
  first?: FirstPlace | undefined;
  /** What is to be known of who works here, below the bar. */
  notice?: ReactNode;
  /** Whether it keeps its design, whoever works on it. */
  keepsDesign?: boolean;
  /** The site as it stands here in another design; without it, designs are chosen elsewhere. */
  pour?: (design: string) => Promise<{ document: SiteDocument; waiting: number }>;
  back: { label: string; href: string };
  /** Where the studio is asked about the page at this path, and the section that is worked on, where somebody may. */
  askAddress?: (path: string, section: string | undefined) => string;
  /** What ends the work: publishing, or keeping the site. */
  finish: ReactNode;
  pictureField?: FormSurroundings["pictureField"];
  drawCard?: DrawCard;
  /** What people say of the site, where somebody may. */
  comments?: Comments | undefined;
  /** Beside what became of the last change: who else works here. */
  people?: (at: {
    path: string;
    nameOf: (path: string) => string | undefined;
    goTo: (path: string) => void;
  }) => ReactNode;
};

type Bubble = {
  section: string;
  places: readonly FieldPlace[];
  element: Element | undefined;
  isAddress?: boolean;
  /** What was typed there and does not fit. */
  begun?: string;
};

/** The page itself is the form: any word of it is clicked and typed, and all else is done in one bar and one panel beside it. */
export function Editor({
  store,
  history,
  workshop: begun,
  first,
  notice,
  keepsDesign = false,
  pour,
  back,
  finish,
  pictureField,
  drawCard,
  askAddress,
  people,
  comments,
}: EditorProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const acts = useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot);
  const { site, workshop, isBehind } = useWorkshop(snapshot.document, begun);
  const [opened] = useState(() => firstShown(first, snapshot.document));
  const [wanted, setPath] = useState(opened.path);
  // A page goes when it is removed, and when adding it is undone.
  const path = Object.hasOwn(site.pages, wanted) ? wanted : "/";
  const [width, setWidth] = useState<Width>();
  const [isPreview, setPreview] = useState(false);
  const [panel, setPanel] = useState<Panel | undefined>(() =>
    hasRoomBeside() ? { kind: "sections" } : undefined,
  );
  const [chosen, setChosen] = useState(opened.section);
  const [bubble, setBubble] = useState<Bubble>();
  const [typed, setTyped] = useState<{ section: string; place: TextPlace; host: HTMLElement }>();
  const [led, setLed] = useState<Led>();
  const [told, setTold] = useState("");
  /** Whether all commands are shown; each time they are asked for they are fetched again, where they could not be had. */
  const [listed, setListed] = useState({ isShown: false, turn: 0 });
  const leadBack = useRef<() => void>(undefined);
  const wantedPanel = useRef<Panel>(undefined);
  const [shown, setShown] = useState<Document>();

  const keepFrame = useMemo(() => frameKeeper(), []);
  const page = shownPage(site, path, keepFrame(site), workshop.views);
  const pageNow = useRef(page);
  pageNow.current = page;

  const change = useCallback(
    (steps: Patch, label: string, place?: string) =>
      history.change(steps, { label, ...(place && { place }) }),
    [history],
  );
  const sectionNow = useCallback(
    (key: string) => {
      // What has just been changed is on the page already, and this one has not been drawn with it yet.
      const latest = store.getSnapshot().document;
      const current = shownPage(latest, path, keepFrame(latest), workshop.views);
      const element = current && shown && elementOf(shown, current.page, key);
      return current && element ? shownSection(current, path, key, element, workshop) : undefined;
    },
    [store, path, shown, workshop, keepFrame],
  );
  const checks = useChecks(site, path, workshop);
  const sought = useRef(opened.section);
  useEffect(() => {
    const element = sought.current && shown && page && elementOf(shown, page.page, sought.current);
    if (!element) return;
    sought.current = undefined;
    element.scrollIntoView({ block: "start" });
  });

  const { typeInto, stop } = useTyping({
    current: () => store.getSnapshot().document,
    sectionNow,
    holder: (at, key) => holderOf(store.getSnapshot().document, workshop.forms, at, key),
    change: (steps, place) => change(steps, words.acts.text, place),
    onFault: (section, place, begun) =>
      setBubble({
        section,
        begun,
        places: [{ collection: place.collection, path: pathOf(place.at) }],
        element: shown && pageNow.current && elementOf(shown, pageNow.current.page, section),
      }),
    onEnd: () => {
      history.endAct();
      setTyped(undefined);
    },
  });

  // In another design other things stand where something was being done.
  const stopTyping = useRef(stop);
  stopTyping.current = stop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the design says when
  useEffect(() => {
    stopTyping.current();
    setBubble(undefined);
  }, [workshop.slug]);

  async function dress(slug: string, brand: string, poured: NonNullable<typeof pour>): Promise<boolean> {
    stop();
    setBubble(undefined);
    try {
      const [{ document, waiting }] = await Promise.all([poured(slug), openWorkshop(slug)]);
      history.dress(document, words.acts.design(brand));
      setTold(words.told.dressed(brand, waiting));
      return true;
    } catch {
      return false;
    }
  }
  const dressing: Dressing = pour
    ? { kind: "here", dress: (slug, brand) => dress(slug, brand, pour) }
    : keepsDesign
      ? { kind: "kept" }
      : { kind: "elsewhere", href: "/start" };

  function type(section: string, place: TextPlace, host: HTMLElement): void {
    typeInto(path, section, place, host);
    setTyped({ section, place, host });
  }

  useLed({
    led,
    shown,
    page,
    sectionNow,
    type,
    onFields: (key) => setPanel({ kind: "parts", part: { kind: "section", path, key } }),
    onLed: () => setLed(undefined),
  });

  /** Shows a page, and a section of it in view. */
  function goTo(next: string, section?: string): void {
    stop();
    setBubble(undefined);
    setPath(next);
    setChosen(section);
    sought.current = section;
    if (next !== path) shown?.defaultView?.scrollTo(0, 0);
  }

  function lead(next: string, section: string, places: readonly string[]): void {
    goTo(next, section);
    setLed({ section, places });
  }

  function add(block: Block, at: AddPlace): void {
    const result = addSection(history, site, path, block, at);
    if (!result) return;
    setPanel(hasRoomBeside() ? { kind: "sections" } : undefined);
    setChosen(result.chosen);
    setLed(result.chosen === undefined ? undefined : { section: result.chosen });
    setTold(result.told);
  }

  function openFields(
    section: string,
    { collection, at }: TextPlace,
    element: Element,
    isAddress = false,
  ): void {
    stop();
    setBubble({ section, places: [{ collection, path: pathOf(at) }], element, isAddress });
  }

  /** What stands there, as the document keeps it. */
  function heldAt(section: string, { collection, at }: TextPlace): unknown {
    const held = collection
      ? site.collections?.[collection]
      : holderOf(site, workshop.forms, path, section)?.props;
    return valueAt(held, pathOf(at));
  }

  /** The thing with an address of its own that a text says the words of; undefined where there is none. */
  function linkOf(
    section: string,
    { collection, at }: TextPlace,
  ): { place: TextPlace; href: string } | undefined {
    const above = at.replace(/\/?[^/]*$/, "");
    const link = above && heldAt(section, { ...(collection && { collection }), at: above });
    const href = (link as { href?: unknown } | undefined)?.href;
    return typeof href === "string"
      ? { place: { ...(collection && { collection }), at: above }, href }
      : undefined;
  }

  function edit(section: string, pointed: Pointed, isWhole = false): void {
    setBubble(undefined);
    if (pointed.kind === "text" && isWhole) {
      const { place, host } = pointed;
      openFields(section, linkOf(section, place)?.place ?? place, host);
      return;
    }
    if (pointed.kind === "text" && !toldFact(heldAt(section, pointed.place), site.facts)) {
      const begin = () => type(section, pointed.place, pointed.host);
      if (pointed.cut) unfold(pointed.host, pointed.cut.letters, begin);
      else begin();
      return;
    }
    stop();
    setBubble({ section, ...fieldsOf(pointed) });
  }

  function act(key: string, what: SectionAct): void {
    const result = actOnSection(history, site, path, key, what);
    if (!result) return;
    setChosen(result.chosen);
    setTold(result.told);
  }

  /** From the bar to the panel, from there to the page, and back again. */
  function goOn(back: boolean): void {
    const next = nextPane(back);
    if (next && next.dataset.pane !== "canvas") {
      focusPanel(next);
      return;
    }
    if (!chosen) setChosen(pageNow.current?.page.order[0]);
    const first = shown && firstReachable(shown);
    if (first) first.focus();
    else focusPage();
  }

  function undo(): void {
    stop();
    const undone = history.undo();
    setTold(undone ? words.told.undone(undone.label) : words.told.nothingToUndo);
  }

  function redo(): void {
    stop();
    const redone = history.redo();
    if (redone) setTold(words.told.redone(redone.label));
  }

  const pages = Object.keys(site.pages).map((at) => ({
    path: at,
    label: partName({ kind: "page", path: at }, site),
  }));
  function panelOf(kind: PanelKind): Panel {
    if (kind !== "parts") return { kind };
    if (!chosen) return { kind, part: { kind: "facts" } };
    return { kind, part: framePart(chosen) ? { kind: "frame" } : { kind: "section", path, key: chosen } };
  }
  const toggle = (kind: PanelKind) =>
    setPanel((before) => (before?.kind === kind ? undefined : panelOf(kind)));
  function togglePreview(): void {
    stop();
    setBubble(undefined);
    setPreview(!isPreview);
  }

  /** Shows a panel, and leads the focus there. */
  function openPanel(next: Panel): void {
    stop();
    wantedPanel.current = next;
    setPanel(next);
  }

  /** What leads back to where somebody types now, as far as they had come. */
  function placeOfTyping(): (() => void) | undefined {
    const caret = typed && caretIn(typed.host);
    if (!typed || !caret) return undefined;
    return () => {
      const section = sectionNow(typed.section);
      const host = section && spotsOf(section, typed.place)[0]?.host;
      if (!host) return focusPage();
      type(typed.section, typed.place, host);
      host.focus({ preventScroll: true });
      putCaret(host, caret);
    };
  }

  const commands = editorCommands({
    canRedo: acts.undone.length > 0,
    undo,
    redo,
    save: () => void store.flush(),
    goOn: (back) => {
      stop();
      goOn(back);
    },
    open: (kind) => openPanel(kind === panel?.kind ? { ...panel } : panelOf(kind)),
    addSection: () =>
      openPanel({ kind: "adding", at: chosen && !framePart(chosen) ? { below: chosen } : "last" }),
    width,
    setWidth,
    isPreview,
    togglePreview,
    pages,
    path,
    goTo: (next) => {
      goTo(next);
      focusPage();
    },
    showCommands,
    askAddress: askAddress && ((at) => askAddress(at, chosen && !framePart(chosen) ? chosen : undefined)),
  });

  function showCommands(): void {
    setListed(({ isShown, turn }) => ({ isShown: true, turn: isShown ? turn + 1 : turn }));
  }

  const hear = useCommandKeys(commands);

  useEffect(() => {
    const send = () => void store.flush();
    const takeUp = () => document.visibilityState === "visible" && void store.refresh();
    window.addEventListener("pagehide", send);
    document.addEventListener("visibilitychange", takeUp);
    return () => {
      window.removeEventListener("pagehide", send);
      document.removeEventListener("visibilitychange", takeUp);
    };
  }, [store]);

  useReachable({ shown, page, path, workshop, isPreview, chosen });
  usePointing({
    shown,
    page: page ?? emptyPage,
    path,
    workshop,
    isPreview,
    chosen,
    onChoose: setChosen,
    onEdit: edit,
    onKey: hear,
    onLink: (href) => {
      const target = href.replace(/[?#].*$/, "");
      if (Object.hasOwn(site.pages, target)) goTo(target);
    },
  });

  // A table has the width of the window, below the page; on a phone all of it.
  const isTable = panel?.kind === "table" && !isPreview;
  const typedLink = typed && linkOf(typed.section, typed.place);

  return (
    <div className="flex h-dvh flex-col bg-paper text-ink">
      <EditorBar
        back={back}
        name={site.facts.name}
        pages={pages}
        path={path}
        onPage={goTo}
        state={
          <>
            <SaveStateLine snapshot={snapshot} decide={store.decide} />
            {people?.({ path, nameOf: (at) => pages.find((one) => one.path === at)?.label, goTo })}
          </>
        }
        canUndo={acts.done.length > 0}
        canRedo={acts.undone.length > 0}
        onUndo={undo}
        onRedo={redo}
        width={width}
        onWidth={setWidth}
        isPreview={isPreview}
        onPreview={togglePreview}
        onMore={showCommands}
        panel={panel?.kind}
        onPanel={toggle}
        notes={{
          checks: checks && countOf(checks) > 0 ? String(countOf(checks)) : "",
          comments: comments && comments.open.length > 0 ? String(comments.open.length) : "",
        }}
        hasComments={panel?.kind === "comments" || (comments?.open.length ?? 0) > 0}
        finish={finish}
      />
      {notice}
      <p role="status" className="sr-only">
        {told}
      </p>
      {isBehind && (
        <p role="status" className="border-b border-line px-5 py-3 text-sm">
          {words.dressing}
        </p>
      )}
      <div
        inert={isBehind}
        className={`flex min-h-0 grow ${isTable ? "flex-col-reverse" : "max-lg:flex-col-reverse"}`}
      >
        {panel && !isPreview && page && (
          <EditorPanel
            panel={panel}
            show={setPanel}
            site={site}
            path={path}
            page={page}
            workshop={workshop}
            history={history}
            checks={checks}
            dressing={dressing}
            comments={comments}
            setWidth={(at) => setWidth(at === 390 || at === 768 ? at : undefined)}
            chosen={chosen}
            wanted={wantedPanel}
            goTo={goTo}
            lead={lead}
            act={act}
            add={add}
            leave={() => {
              stop();
              setBubble(undefined);
            }}
            change={change}
            tell={setTold}
            drawCard={drawCard}
            {...(pictureField && { pictureField })}
          />
        )}
        <main data-pane="canvas" aria-label={words.canvas} className="relative min-h-0 min-w-0 grow bg-line">
          <div
            className={`mx-auto h-full max-w-full bg-white ${isTable ? "max-sm:invisible" : ""}`}
            style={width ? { width: `${width}px` } : undefined}
          >
            {page && (
              <Canvas
                site={site}
                path={path}
                page={page}
                workshop={workshop}
                isPreview={isPreview}
                onShown={setShown}
              />
            )}
          </div>
        </main>
      </div>
      <FirstHint hasChanged={acts.done.length > 0} />
      {listed.isShown && (
        <CommandList
          key={listed.turn}
          commands={commands}
          onOpen={() => {
            leadBack.current = placeOfTyping();
            stop();
          }}
          onClose={(done) => {
            setListed((before) => ({ ...before, isShown: false }));
            if (!done?.leadsOn) leadBack.current?.();
          }}
        />
      )}
      {typedLink && typed && (
        <LinkBeside
          href={typedLink.href}
          anchor={() => placeInWindow(typed.host)}
          onOpen={() => openFields(typed.section, typedLink.place, typed.host, true)}
        />
      )}
      {bubble && page && (
        <FieldBubble
          key={`${bubble.section} ${bubble.places.map(({ path: at }) => at.join("/")).join()}`}
          document={site}
          forms={workshop.forms}
          path={path}
          section={bubble.section}
          places={bubble.places}
          isAddress={bubble.isAddress}
          begun={bubble.begun}
          about={bubble.element}
          anchor={() => placeInWindow(bubble.element)}
          change={(steps, place) => change(steps, words.acts.field, place)}
          onClose={() => setBubble(undefined)}
          {...(pictureField && { pictureField })}
        />
      )}
    </div>
  );
}

/** Whether a panel stands beside the page, and not below it. */
function hasRoomBeside(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}

/** The fields that what is pointed at is changed in, and what on the page they are about. */
function fieldsOf(pointed: Pointed): Omit<Bubble, "section"> {
  if (pointed.kind === "picture") return { places: pointed.places, element: pointed.element };
  const texts = pointed.kind === "text" ? [pointed.place] : pointed.places;
  const places = texts.map(({ collection, at }) => ({ collection, path: pathOf(at) }));
  return { places, element: pointed.kind === "text" ? pointed.host : pointed.element };
}

/** Where an element of the page stands in the window of the editor. */
function placeInWindow(element: Element | undefined): DOMRect | undefined {
  const frame = element?.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  const rect = element?.getBoundingClientRect();
  return frame && rect && new DOMRect(frame.left + rect.left, frame.top + rect.top, rect.width, rect.height);
}
