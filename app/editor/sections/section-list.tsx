import { useMemo, useRef } from "react";
import { samplesOf } from "../../../engine/document/samples.ts";
import { sectionTitle } from "../../../engine/document/section-title.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { editorWords } from "../editor-words.ts";
import type { AddPlace } from "../panel.ts";
import type { SectionAct } from "./act-on-section.ts";
import { AddButton } from "./add-button.tsx";
import { type LineActs, SectionLine } from "./section-line.tsx";
import { useDrag } from "./use-drag.ts";

const words = editorWords.section;

type Props = {
  page: Page;
  /** What its titles tell. */
  site: SiteDocument;
  chosen: string | undefined;
  /** How many comments wait on a section, by its key. */
  comments: ReadonlyMap<string, number>;
  onChoose: (key: string) => void;
  act: (key: string, act: SectionAct) => void;
  /** Asks for a section to add there. */
  onAdd: (at: AddPlace) => void;
  /** Shows all fields of a section. */
  onFields: (key: string) => void;
};

/** The sections of a page from first to last; the chosen one says what can be done with it. */
export function SectionList(props: Props) {
  const { page, site, chosen, comments, onAdd } = props;
  const list = useRef<HTMLOListElement>(null);
  const keys = page.order.filter((key) => page.sections[key]);
  const drag = useDrag(list, (from, to) => {
    const key = keys[from];
    const place = page.order.indexOf(keys[to] ?? "");
    if (key !== undefined && place >= 0) props.act(key, { to: place });
  });
  const latest = useRef({ props, drag });
  latest.current = { props, drag };
  const acts = useMemo(
    (): LineActs => ({
      choose: (key) => latest.current.props.onChoose(key),
      act: (key, act) => latest.current.props.act(key, act),
      add: (at) => latest.current.props.onAdd(at),
      fields: (key) => latest.current.props.onFields(key),
      drag: (event, index) => latest.current.drag.begin(event, index),
    }),
    [],
  );
  return (
    <>
      <div className="relative flex min-h-11 items-center text-sm text-muted">
        <span aria-hidden>{editorWords.adding.top}</span>
        <AddButton label={editorWords.adding.first} at="first" onAdd={onAdd} />
      </div>
      <ol ref={list} className="relative border-t border-line">
        {keys.map((key, index) => {
          const section = page.sections[key];
          if (!section) return null;
          const isHidden = section.isHidden === true;
          const isLast = index === keys.length - 1;
          return (
            <SectionLine
              key={key}
              sectionKey={key}
              index={index}
              count={keys.length}
              type={sectionTypeName(section.type)}
              said={sectionTitle(site, section.props)}
              isHidden={isHidden}
              note={isHidden ? words.hidden : samplesOf(page, key) === true ? words.sample : undefined}
              remarks={comments.get(key) ?? 0}
              isChosen={key === chosen}
              isDragged={drag.from === index}
              gap={drag.gap === index ? "above" : isLast && drag.gap === keys.length ? "below" : undefined}
              acts={acts}
            />
          );
        })}
      </ol>
      <Button
        variant="text"
        className="mt-3"
        data-add="last"
        onClick={() => onAdd(chosen !== undefined && keys.includes(chosen) ? { below: chosen } : "last")}
      >
        {words.add}
      </Button>
    </>
  );
}
