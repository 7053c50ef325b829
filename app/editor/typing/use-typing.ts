import { useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { tellFacts } from "../../../engine/facts/tell-facts.ts";
import { resolve } from "../../../engine/render/resolve.ts";
import { piecesIn, type ReadPiece, spotsOf } from "../canvas/what-is-there.ts";
import type { Holder } from "../draft/holder.ts";
import { below } from "../draft/section-change.ts";
import { fieldAt, pathOf, valueAt } from "../fields/schema-at.ts";
import { put, take } from "../form/form-context.ts";
import { faultOf } from "../form/form-schema.ts";
import type { ShownSection, TextPlace } from "../origin/find-origin.ts";
import { holdMotion } from "./hold-motion.ts";
import { keepReferences } from "./keep-references.ts";
import { noteLetter } from "./resting-hand.ts";
import { type Host, type Typing, typeInPlace } from "./type-in-place.ts";

type Options = {
  /** What the document is now. */
  current: () => SiteDocument;
  /** The section as it is on the page now. */
  sectionNow: (key: string) => ShownSection | undefined;
  /** What `key` means on the page at `path` of the document. */
  holder: (path: string, key: string) => Holder | undefined;
  change: (steps: Patch, place: string) => void;
  /** Told when what stands there cannot stay as it is: the text, to go on with in a field. */
  onFault: (key: string, place: TextPlace, text: string) => void;
  onEnd: (by: "left" | "escape" | "enter") => void;
};

export type TypeInto = (path: string, key: string, place: TextPlace, host: HTMLElement) => void;

/** Gives what lets a person type into a text of the page where it stands, and what ends that. */
export function useTyping(options: Options): { typeInto: TypeInto; stop: () => void } {
  const latest = useRef(options);
  latest.current = options;
  const typing = useRef<Typing>(undefined);

  const stop = useCallback(() => {
    typing.current?.end();
    typing.current = undefined;
  }, []);

  const typeInto = useCallback<TypeInto>(
    (path, key, place, host) => {
      stop();
      const section = latest.current.sectionNow(key);
      let read = section && piecesIn(section, host);
      if (!section || !read) return;
      let turns = turnsIn(section, host, read);
      /** What was typed last at each place, for as long as it is typed into. */
      const last = new Map<string, { at: TextPlace; typed: string }>();
      const moveOn = holdMotion(host.ownerDocument);
      typing.current = typeInPlace(hostWith(host, read), {
        onText(stretch, text) {
          noteLetter();
          const at = read?.[stretch]?.place ?? place;
          last.set(`${at.collection ?? ""} ${at.at}`, { at, typed: text });
          flushSync(() => write(latest.current, path, key, at, text));
        },
        findAgain(stretch) {
          const at = read?.[stretch]?.place ?? place;
          const section = latest.current.sectionNow(key);
          const all = section ? spotsOf(section, at) : [];
          const spot = all[turns[stretch] ?? 0] ?? all[0];
          const pieces = section && spot && piecesIn(section, spot.host);
          if (!pieces) return undefined;
          read = pieces;
          turns = turnsIn(section, spot.host, pieces);
          return { ...hostWith(spot.host, pieces), typed: spot.piece };
        },
        onEnd(by) {
          typing.current = undefined;
          moveOn();
          const { current, onFault, onEnd } = latest.current;
          for (const { at, typed } of last.values()) {
            const text = typed.trim();
            if (readAt(current(), path, key, at, latest.current) === text) continue;
            if (text === "") empty(latest.current, path, key, at);
            else onFault(key, at, text);
          }
          onEnd(by);
        },
      });
    },
    [stop],
  );
  return { typeInto, stop };
}

type Held = { kept: string; tell: (reference: string) => string };

/** The text as the document keeps it, and how what it refers to reads. */
function heldAt(
  options: Options,
  document: SiteDocument,
  path: string,
  key: string,
  place: TextPlace,
  section: ShownSection | undefined,
): Held | undefined {
  const at = pathOf(place.at);
  const holder = options.holder(path, key);
  const held = place.collection ? document.collections?.[place.collection] : holder?.props;
  const kept = valueAt(held, at);
  if (typeof kept !== "string") return undefined;
  const whole = { ...(place.collection ? {} : holder?.props) };
  const tell = (reference: string) => {
    const told = tellFacts({ ...whole, title: reference }, document).title ?? "";
    return section ? (resolve({ title: told }, section.source).title as string) : told;
  };
  return { kept, tell };
}

/** A text may stand there several times: which of them each piece of `host` is. */
function turnsIn(section: ShownSection, host: Element, read: readonly ReadPiece[]): number[] {
  return read.map(({ place }, index) =>
    place ? spotsOf(section, place).findIndex((spot) => spot.host === host && spot.piece === index) : -1,
  );
}

function hostWith(element: HTMLElement, read: readonly ReadPiece[]): Host {
  return { element, stretches: read.map(({ text, place }) => ({ text, isOpen: place !== undefined })) };
}

function readAt(
  document: SiteDocument,
  path: string,
  key: string,
  place: TextPlace,
  options: Options,
): string {
  const held = heldAt(options, document, path, key, place, options.sectionNow(key));
  return held ? held.kept.replace(/\{[^{}]+\}/g, held.tell) : "";
}

function write(options: Options, path: string, key: string, place: TextPlace, text: string): void {
  const document = options.current();
  const section = options.sectionNow(key);
  const held = heldAt(options, document, path, key, place, section);
  if (!section || !held) return;
  const before = held.kept.replace(/\{[^{}]+\}/g, held.tell);
  const next = keepReferences(held.kept, before, text.trim(), held.tell) ?? text.trim();
  const field = fieldOf(section, document, place);
  // What cannot stay is not kept yet: it stands on the page, and whoever leaves it goes on in a field.
  if (!field || next === held.kept || faultOf(field.schema, next)) return;
  commit(options, path, key, place, put(pathOf(place.at), next, true));
}

/** A text that may be missing goes; another one stays what it was. */
function empty(options: Options, path: string, key: string, place: TextPlace): void {
  const section = options.sectionNow(key);
  const document = options.current();
  const field = section && fieldOf(section, document, place);
  if (field?.isOptional) commit(options, path, key, place, take(pathOf(place.at)));
}

function fieldOf(section: ShownSection, document: SiteDocument, place: TextPlace) {
  if (!place.collection) return fieldAt(section.schema, section.props, pathOf(place.at));
  const [index = 0, ...rest] = pathOf(place.at);
  const schema = section.records[place.collection];
  const record = document.collections?.[place.collection]?.[Number(index)];
  return schema && fieldAt(schema, record, rest);
}

function commit(options: Options, path: string, key: string, place: TextPlace, steps: Patch): void {
  const holder = options.holder(path, key);
  if (!holder) return;
  options.change(
    place.collection ? below(["collections", place.collection], steps) : holder.change(steps),
    `${path} ${key} ${place.collection ?? ""} ${place.at}`,
  );
}
