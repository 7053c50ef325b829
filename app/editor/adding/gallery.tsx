import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Block, BlockView } from "../../../engine/blocks/block.ts";
import { sectionTitle } from "../../../engine/document/section-title.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { wordsOf } from "../../../engine/language/words-of.ts";
import { themeCss } from "../../../engine/theme/theme-css.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import type { ShownPage } from "../canvas/shown-page.ts";
import { editorWords } from "../editor-words.ts";
import { factName } from "../form/form-words.ts";
import type { AddPlace } from "../panel.ts";
import { toolClass } from "../tool-class.ts";
import { beginningFor } from "../workshop/beginning-for.ts";
import type { Workshop } from "../workshop/workshop.ts";
import { alsoCalled, type Purpose, addingWords as words } from "./adding-words.ts";
import { missingFacts } from "./missing-facts.ts";
import { type Offered, offeredSections } from "./offered-sections.ts";
import { SmallSection } from "./small-section.tsx";

type Props = {
  site: SiteDocument;
  path: string;
  page: ShownPage;
  workshop: Workshop;
  /** Where the new one comes. */
  at: AddPlace;
  onAdd: (block: Block) => void;
  onClose: () => void;
};

/** All sections that may be added to the page, drawn in the site's own theme and words, by what they are for. */
export default function Gallery({ site, path, page, workshop, at, onAdd, onClose }: Props) {
  const { offered, again } = useOffered(site, path, workshop);
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed.trim());
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const { theme, seo } = site;
  const found = useMemo(
    () => (Array.isArray(offered) ? offered.filter((one) => isCalled(site, one, asked)) : []),
    [offered, asked, site],
  );
  const sheets = useMemo(() => {
    const letters = JSON.stringify([Array.isArray(offered) && offered, page.frame.facts]);
    return [themeCss(theme, ":root", [letters, wordsOf(seo.language)], seo.language), workshop.css];
  }, [theme, seo.language, offered, page.frame.facts, workshop.css]);
  useEffect(() => search.current?.focus(), []);

  const above = typeof at === "string" ? undefined : page.page.sections[at.below];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever it is pressed within
    <div
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="sticky -top-4 z-10 -mx-5 bg-paper px-5 pt-4">
        <div className="flex items-center justify-between gap-4">
          <h2 className="font-display text-2xl leading-none">{words.title}</h2>
          <button type="button" className={`${toolClass} -my-2 -mr-2`} onClick={onClose}>
            {editorWords.close}
          </button>
        </div>
        <p className="mt-2 mb-4 text-sm text-muted">
          {above ? words.below(sectionTypeName(above.type)) : at === "first" ? words.atStart : words.atEnd}
        </p>
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <input
          ref={search}
          id={id}
          type="search"
          value={typed}
          placeholder={words.searchHint}
          onChange={({ target }) => setTyped(target.value)}
          className={inputClass}
        />
        <p role="status" className="mt-2 min-h-6 text-sm text-muted">
          {offered === undefined && words.opening}
          {Array.isArray(offered) && found.length > 0 && words.found(found.length)}
          {Array.isArray(offered) && found.length === 0 && words.none(asked)}
        </p>
      </div>
      {offered === "failed" && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button onClick={again}>{words.again}</Button>
        </div>
      )}
      {Array.isArray(offered) && found.length === 0 && (
        <Button variant="text" onClick={() => setTyped("")}>
          {words.all}
        </Button>
      )}
      {(Object.keys(words.groups) as Purpose[]).map((purpose) => {
        const group = found.filter((one) => one.purpose === purpose);
        if (group.length === 0) return null;
        return (
          <section key={purpose} aria-labelledby={`${id}-${purpose}`} className="mt-4">
            <h3 id={`${id}-${purpose}`} className="border-t border-line pt-3 pb-3 text-sm text-muted">
              {words.groups[purpose]}
            </h3>
            <ul className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
              {group.map(({ id: one, block }) => {
                const View = workshop.views.get(block.type) as BlockView<object> | undefined;
                const said = sectionTitle(site, block.props);
                const missing = missingFacts(block, site.facts).map(factName);
                return (
                  View && (
                    <li key={one} data-offered={one} className="group relative min-w-0">
                      <div className="border border-line group-focus-within:border-accent group-hover:border-accent">
                        <SmallSection
                          block={block}
                          View={View}
                          page={page}
                          frame={page.frame}
                          sheets={sheets}
                        />
                      </div>
                      <button
                        type="button"
                        onClick={() => onAdd(block)}
                        className="flex min-h-11 w-full cursor-pointer flex-col pt-2 pb-1 text-left after:absolute after:inset-0 hover:text-accent"
                      >
                        <span className="block font-medium wrap-anywhere">{sectionTypeName(block.type)}</span>
                        {said && <span className="block w-full truncate text-sm text-muted">{said}</span>}
                        {missing.length > 0 && (
                          <span className="block text-sm text-muted">{words.missing(missing)}</span>
                        )}
                      </button>
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** What is offered as the page is when the gallery opens: nothing there moves while somebody chooses. */
function useOffered(site: SiteDocument, path: string, workshop: Workshop) {
  const [offered, setOffered] = useState<readonly Offered[] | "failed">();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, and again when a person asks for it
  useEffect(() => {
    let isGone = false;
    setOffered(undefined);
    beginningFor(site.design ?? "", site.facts.trade).then(
      (beginning) => !isGone && setOffered(offeredSections(site, path, beginning, workshop.forms)),
      () => !isGone && setOffered("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [attempt, path]);
  return { offered, again: () => setAttempt(attempt + 1) };
}

function isCalled(site: SiteDocument, { block, purpose }: Offered, asked: string): boolean {
  const called = [
    sectionTypeName(block.type),
    alsoCalled[block.type] ?? "",
    words.groups[purpose],
    sectionTitle(site, block.props),
  ].join(" ");
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => called.toLowerCase().includes(word));
}
