import { useEffect, useRef } from "react";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { fill } from "../../../../engine/language/fill.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Work } from "../../collections.ts";
import { eyeLine, type ReadyToHang, type Size } from "../../hanging.ts";
import type { HungWords } from "../hung/hung.props.ts";
import { Sheet } from "../hung/hung.tsx";
import { askingText, likesText, sizeText } from "../hung/label-texts.ts";
import type { GalleryProps } from "./gallery.props.ts";

type Words = GalleryProps["standing"];

type Hanging = ReadyToHang<Work>;

type Props = {
  id: string;
  words: Words;
  labels: HungWords;
  work: Hanging | undefined;
  /** Those to the left and right of it on the wall. */
  previous: Hanging | undefined;
  next: Hanging | undefined;
  onTurn: (work: Hanging) => void;
  onLeave: () => void;
};

/** Standing before one work: as large as the window allows, with its whole label and its size beside a visitor. */
export function Standing({ id, words, labels, work, previous, next, onTurn, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = work !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      className="standing"
      ref={dialog}
      aria-labelledby={work && `${id}-title`}
      onClose={() => isOpen && onLeave()}
    >
      {work && (
        <div className="standing-inner">
          <div className="standing-work" data-wide={work.width > work.height}>
            {work.picture ? (
              <PictureView
                key={work.key}
                picture={work.picture}
                sizes="(min-width: 60rem) 62vw, 92vw"
                isFirst
              />
            ) : (
              <Sheet title={work.title} />
            )}
          </div>
          <div className="standing-label">
            {work.artist && <p>{work.artist}</p>}
            <h2 id={`${id}-title`}>{work.title}</h2>
            <p>{[work.year, work.medium?.toLowerCase()].filter((part) => part !== undefined).join(", ")}</p>
            <p>
              {work.isMeasured && sizeText(work, labels)}
              {work.edition && `, ${work.edition.toLowerCase()}`}
            </p>
            <p data-sold={work.isSold}>
              {[askingText(work, labels), work.isSold && words.sold].filter(Boolean).join(", ")}
            </p>
            {work.note && <p className="standing-note">{work.note}</p>}
            {work.views !== undefined && work.likes !== undefined && (
              <p className="standing-counts">
                {fill(fill(words.counts, formatNumber(work.views)), likesText(work.likes, labels))}
              </p>
            )}
            {work.isMeasured && <Beside work={work} label={words.size} />}
          </div>
          <div className="standing-steps">
            <button type="button" disabled={!previous} onClick={() => previous && onTurn(previous)}>
              {words.previous}
            </button>
            <button type="button" disabled={!next} onClick={() => next && onTurn(next)}>
              {words.next}
            </button>
            <button type="button" onClick={onLeave}>
              {words.leave}
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** The work on its line beside a mark of 170 cm. */
function Beside({ work: { width, height }, label }: { work: Size; label: string }) {
  return (
    <svg viewBox="0 0 300 262" role="img" aria-label={fill(fill(label, width), height)}>
      <path d="M0 260H300M22 260V90M12 90H32" />
      <path d={`M0 ${260 - eyeLine}H300`} strokeDasharray="6 4" />
      <rect x={165 - width / 2 + 15} y={260 - eyeLine - height / 2} width={width} height={height} />
    </svg>
  );
}
