import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import type { Patch } from "../../../../contract/patch.ts";
import { sectionName } from "../../../../engine/document/section-name.ts";
import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { PartWaiting } from "../../../account/area/part-waiting.tsx";
import { sendCommand } from "../../../account/send-command.ts";
import { Button } from "../../../components/ui/button.tsx";
import { openDraft } from "../../../editor/draft/draft-of-site.ts";
import type { DraftStore } from "../../../editor/draft/draft-store.ts";
import { SaveStateLine } from "../../../editor/draft/save-state.tsx";
import type { DesignForms } from "../../../editor/form/design-forms.ts";
import type { FormSurroundings } from "../../../editor/form/form-context.ts";
import { drawCardFor } from "../../../editor/parts/draw-card.ts";
import { type Part, partOf, partText } from "../../../editor/parts/part.ts";
import { PartForm } from "../../../editor/parts/part-forms.tsx";
import { PartList } from "../../../editor/parts/part-list.tsx";
import { partName } from "../../../editor/parts/part-name.ts";
import { partsWords } from "../../../editor/parts/parts-words.ts";
import { PagePreview } from "../../../editor/preview/page-preview.tsx";

type Props = {
  /** Its id. */
  site: string;
  /** Told of every save: the draft has gone on. */
  onSaved?: (revision: number) => void;
  pictureField?: FormSurroundings["pictureField"];
};

type Opened = { store: DraftStore; forms: DesignForms };

/** What a site says, as forms, with the page drawn beside them. */
export function ContentTab({ site, ...props }: Props) {
  const [opened, setOpened] = useState<Opened | "failed">();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    let isGone = false;
    setOpened(undefined);
    openContent(site).then(
      (found) => {
        if (!isGone) setOpened(found);
      },
      () => {
        if (!isGone) setOpened("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [site, attempt]);

  if (opened === undefined || opened === "failed") {
    return <PartWaiting words={partsWords} error={opened} again={() => setAttempt(attempt + 1)} />;
  }
  return <OpenContent site={site} {...opened} {...props} onDressed={() => setAttempt(attempt + 1)} />;
}

async function openContent(site: string): Promise<Opened> {
  const store = await openDraft(site);
  const { design } = store.getSnapshot().document;
  const forms = await sendCommand("describe-design", design === undefined ? {} : { design });
  return { store, forms };
}

function OpenContent({
  site,
  store,
  forms,
  onSaved,
  onDressed,
  pictureField,
}: Props & Opened & { onDressed: () => void }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { design } = snapshot.document;
  const [opened] = useState(design);
  useEffect(() => {
    // Forms are a design's: somebody else has given the site another one.
    if (design !== opened) onDressed();
  }, [design, opened, onDressed]);
  const [search, setSearch] = useSearchParams();
  const [isPageShown, setPageShown] = useState(false);
  const [told, setTold] = useState<{ text: string; undo?: () => void }>();
  const { document, pending, state } = snapshot;
  const part = existing(partOf(search.get("part")), document.pages);
  const path = part.kind === "page" || part.kind === "section" ? part.path : "/";
  const revision = store.revision();

  useEffect(() => {
    if (state === "saved") onSaved?.(revision);
  }, [state, revision, onSaved]);

  useEffect(() => {
    // What is typed is kept here anyway; whoever leaves at once has it sent as well.
    const send = () => void store.flush();
    window.addEventListener("pagehide", send);
    return () => {
      window.removeEventListener("pagehide", send);
      send();
    };
  }, [store]);

  const draw = useCallback(
    (shown: string, changes: Patch | []) =>
      sendCommand("draw-page", { site, path: shown, patch: changes as Patch }),
    [site],
  );

  const drawCard = useMemo(() => drawCardFor(site), [site]);

  function show(next: Part): void {
    setSearch(
      (before) => {
        before.set("part", partText(next));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const section = part.kind === "section" ? document.pages[part.path]?.sections[part.key] : undefined;
  return (
    <div>
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper">
        <SaveStateLine snapshot={snapshot} decide={store.decide} />
        <Button
          variant="text"
          className="xl:hidden"
          aria-pressed={isPageShown}
          onClick={() => setPageShown(!isPageShown)}
        >
          {isPageShown ? partsWords.showForm : partsWords.showPreview}
        </Button>
      </div>
      <div className="grid gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(20rem,28rem)_minmax(0,1fr)]">
        <div className="hidden py-6 lg:block">
          <PartList document={document} part={part} show={show} />
        </div>
        {!isPageShown && (
          // Shut again with each choice: the form is what was asked for.
          <details key={partText(part)} className="border-b border-line lg:hidden">
            <summary className="flex min-h-12 cursor-pointer items-center font-medium">
              {partsWords.otherPart}
            </summary>
            <PartList document={document} part={part} show={show} />
          </details>
        )}
        <div className={`py-6 xl:block ${isPageShown ? "hidden" : ""}`}>
          {told && (
            <p role="status" className="mb-6 flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
              {told.text}
              {told.undo && (
                <Button
                  variant="text"
                  onClick={() => {
                    told.undo?.();
                    setTold(undefined);
                  }}
                >
                  {partsWords.undo}
                </Button>
              )}
            </p>
          )}
          <PartHeading part={part} document={document} />
          {part.kind !== "facts" && <p className="mb-6 text-sm text-muted">{partsWords.references}</p>}
          <PartForm
            part={part}
            document={document}
            forms={forms}
            change={store.change}
            show={show}
            tell={(text, undo) => setTold({ text, ...(undo && { undo }) })}
            drawCard={drawCard}
            {...(pictureField && { pictureField })}
          />
        </div>
        <div className={`py-6 xl:block ${isPageShown ? "" : "hidden"}`}>
          <PagePreview
            title={partsWords.preview}
            pending={pending}
            path={path}
            revision={revision}
            draw={draw}
            failed={partsWords.previewFailed}
            section={section && part.kind === "section" ? sectionName(part.key, section) : undefined}
            className="sticky top-16 h-[calc(100dvh-8rem)] border border-line"
          />
        </div>
      </div>
    </div>
  );
}

/** What the form is about; whoever chooses another part is led to its beginning. */
function PartHeading({ part, document }: { part: Part; document: SiteDocument }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = partText(part);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mb-6 scroll-mt-20 font-display text-3xl leading-tight wrap-anywhere outline-none"
    >
      {partName(part, document)}
    </h2>
  );
}

/** What there is: a part that has gone gives way to the one around it. */
function existing(part: Part, pages: Readonly<Record<string, { sections: object }>>): Part {
  if (part.kind !== "page" && part.kind !== "section") return part;
  const page = Object.hasOwn(pages, part.path) ? pages[part.path] : undefined;
  if (!page) return { kind: "facts" };
  return part.kind === "page" || Object.hasOwn(page.sections, part.key)
    ? part
    : { kind: "page", path: part.path };
}
