import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { framePart } from "../draft/holder.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { titleOf } from "../form/list-field.tsx";
import type { Part } from "../parts/part.ts";
import { partName } from "../parts/part-name.ts";
import { around } from "./around.ts";
import { type Found, findTexts, isOwn, type Span } from "./find-texts.ts";
import { findWords as words } from "./find-words.ts";
import { replaceIn, replaceSteps } from "./replace-texts.ts";
import { searchPattern } from "./search-pattern.ts";
import { siteTexts, type TextHome } from "./site-texts.ts";

type Props = {
  site: SiteDocument;
  forms: DesignForms;
  /** The page that is shown. */
  path: string;
  change: (steps: Patch, label: string) => void;
  /** Shows a section of a page, or the page where there is none. */
  goTo: (page: string, section?: string) => void;
  open: (part: Part) => void;
  /** Ends what is being done on the page. */
  leave: () => void;
  tell: (text: string) => void;
};

/** Places that are shown; nobody reads more. */
const most = 200;

/** What was looked for last: it stands there still when somebody comes back from a place that was found. */
let kept = { wanted: "", replacement: "", isWholeWord: false, isCaseKept: false, isReplacing: false };

/** Finds words wherever the site says them, leads there, and puts others in their place. */
export default function FindPanel({ site, forms, path, change, goTo, open, leave, tell }: Props) {
  const [asked, setAsked] = useState(kept);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.select(), []);
  kept = asked;

  const { wanted, replacement, isWholeWord, isCaseKept, isReplacing } = asked;
  const pattern = useMemo(
    () => searchPattern(wanted, { isWholeWord, isCaseKept }),
    [wanted, isWholeWord, isCaseKept],
  );
  const found = useMemo(
    () => (pattern ? findTexts(site, siteTexts(site, forms), pattern) : []),
    [site, forms, pattern],
  );
  const hits = found.flatMap((one) => one.spans.map((span, number) => ({ found: one, span, number })));
  const replaceable = hits.filter(({ found: one, span }) => faultAt(one, span, replacement) === undefined);
  const isRemoving = replacement.trim() === "";

  const ask = (next: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...next }));

  function show(home: TextHome): void {
    leave();
    switch (home.kind) {
      case "section":
        // What surrounds every page is on the one that is shown.
        goTo(framePart(home.key) ? path : home.page, home.key);
        break;
      case "seo":
        goTo(home.page);
        open({ kind: "page", path: home.page });
        break;
      case "facts":
        open({ kind: "facts" });
        break;
      case "record":
        open({ kind: "records", name: home.collection, open: home.id });
    }
  }

  function replaceOne(one: Found, span: Span, index: number): void {
    leave();
    const { steps } = replaceSteps(site, forms, [{ found: one, spans: [span] }], replacement);
    if (steps.length === 0) return;
    change(steps, words.acts.one);
    tell(words.told.one);
    // On with the next one.
    requestAnimationFrame(() => {
      const acts = [...(list.current?.querySelectorAll<HTMLElement>("[data-replace]") ?? [])];
      (acts[Math.min(index, acts.length - 1)] ?? field.current)?.focus();
    });
  }

  function replaceAll(): void {
    leave();
    const all = found.map((one) => ({ found: one, spans: one.spans }));
    const { steps, replaced, kept: left } = replaceSteps(site, forms, all, replacement);
    if (steps.length > 0) change(steps, words.acts.all);
    tell(words.told.all(replaced, left));
    field.current?.focus();
  }

  const groups = Map.groupBy(hits.slice(0, most), ({ found: one }) => groupOf(one.text.home, site));
  const tick = (name: "isWholeWord" | "isCaseKept", label: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={asked[name]}
        onChange={({ target }) => ask({ [name]: target.checked })}
      />
      {label}
    </label>
  );
  return (
    <div className="clear-both">
      <label htmlFor={`${id}-wanted`} className="sr-only">
        {words.wanted}
      </label>
      <input
        ref={field}
        id={`${id}-wanted`}
        type="search"
        className={inputClass}
        value={wanted}
        onChange={({ target }) => ask({ wanted: target.value })}
      />
      <div className="mt-1 flex flex-wrap gap-x-5">
        {tick("isWholeWord", words.wholeWord)}
        {tick("isCaseKept", words.caseKept)}
      </div>
      <label htmlFor={`${id}-replacement`} className="mt-2 mb-2 block text-sm font-semibold">
        {words.replacement}
      </label>
      <input
        id={`${id}-replacement`}
        className={inputClass}
        autoComplete="off"
        value={replacement}
        onFocus={() => ask({ isReplacing: true })}
        onChange={({ target }) => ask({ replacement: target.value })}
      />
      {isReplacing && replaceable.length > 0 && (
        <button type="button" className={buttonClass("outline", "mt-3 min-h-11! px-5!")} onClick={replaceAll}>
          {isRemoving ? words.removeAll(replaceable.length) : words.replaceAll(replaceable.length)}
        </button>
      )}
      <p role="status" className="mt-4 text-sm text-muted wrap-anywhere">
        {!pattern ? words.hint : hits.length > 0 ? words.found(hits.length) : words.none(wanted.trim())}
      </p>
      <div ref={list}>
        {[...groups].map(([group, ofGroup]) => (
          <section key={group} className="mt-5">
            <h3 className="text-sm font-semibold wrap-anywhere">{group}</h3>
            <ul className="mt-2 border-t border-line">
              {ofGroup.map(({ found: one, span, number }) => {
                const { text, read } = one;
                const said = around(read, span);
                const where = homeName(text.home, site);
                const fault = isReplacing ? faultAt(one, span, replacement) : undefined;
                const act = isRemoving ? words.remove : words.replace;
                return (
                  <li
                    key={`${JSON.stringify(text.home)} ${text.at} ${number}`}
                    className="border-b border-line py-1"
                  >
                    <button
                      type="button"
                      onClick={() => show(text.home)}
                      className="block min-h-11 w-full cursor-pointer py-1.5 text-left hover:text-accent"
                    >
                      {where && <span className="block text-sm text-muted">{where}</span>}
                      <span className="block leading-snug wrap-anywhere">
                        {said.before}
                        <mark className="bg-accent/15 text-inherit underline decoration-accent decoration-2 underline-offset-4">
                          {said.found}
                        </mark>
                        {said.behind}
                      </span>
                    </button>
                    {isReplacing && !fault && (
                      <button
                        type="button"
                        data-replace
                        aria-label={words.of(act, [group, where].filter(Boolean).join(", "), said.found)}
                        onClick={() =>
                          replaceOne(
                            one,
                            span,
                            replaceable.findIndex((other) => other.found === one && other.number === number),
                          )
                        }
                        className="min-h-11 min-w-11 cursor-pointer text-left text-sm underline decoration-1 underline-offset-4 hover:text-accent"
                      >
                        {act}
                      </button>
                    )}
                    {fault && (
                      <p className="relative mb-2 pl-4 text-sm">
                        <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
                        {fault}
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {hits.length > most && <p className="mt-4 text-sm text-muted">{words.more(hits.length - most)}</p>}
    </div>
  );
}

/** Why `replacement` cannot stand there. */
function faultAt(found: Found, span: Span, replacement: string): string | undefined {
  if (!isOwn(found.pieces, span)) return words.tellsFact;
  const result = replaceIn({ found, spans: [span] }, replacement);
  return "fault" in result ? result.fault : undefined;
}

/** The page, or what else of the site it is. */
function groupOf(home: TextHome, site: SiteDocument): string {
  switch (home.kind) {
    case "section":
      return framePart(home.key) ? partName({ kind: "frame" }, site) : pageOf(home.page, site);
    case "seo":
      return pageOf(home.page, site);
    case "facts":
      return partName({ kind: "facts" }, site);
    case "record":
      return partName({ kind: "records", name: home.collection }, site);
  }
}

/** A page of records is called as each of them, and has no name of its own. */
function pageOf(path: string, site: SiteDocument): string {
  return partName({ kind: "page", path }, site) || path;
}

function homeName(home: TextHome, site: SiteDocument): string {
  switch (home.kind) {
    case "section": {
      const part = framePart(home.key);
      return part ? words.frame[part] : partName({ ...home, path: home.page }, site);
    }
    case "seo":
      return words.seo;
    case "facts":
      return "";
    case "record":
      return titleOf(site.collections?.[home.collection]?.[home.index], home.index, site);
  }
}
