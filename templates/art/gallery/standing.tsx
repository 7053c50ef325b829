import { useEffect, useRef } from "react";
import { formatNumber } from "../../../engine/language/american-english.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { likesText, priceText, sizeText, type Work } from "../content/works.ts";
import { eyeLine } from "../hanging.ts";

type Props = {
  work: Work | undefined;
  /** Those to the left and right of it on the wall. */
  previous: Work | undefined;
  next: Work | undefined;
  onTurn: (work: Work) => void;
  onLeave: () => void;
};

/** Standing before one work: as large as the window allows, with its whole label and its size beside a visitor. */
export function Standing({ work, previous, next, onTurn, onLeave }: Props) {
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
      aria-labelledby="standing-title"
      onClose={() => isOpen && onLeave()}
    >
      {work && (
        <div className="standing-inner">
          <div className="standing-work" data-wide={work.width > work.height}>
            <PictureView key={work.id} picture={work.picture} sizes="(min-width: 60rem) 62vw, 92vw" isFirst />
          </div>
          <div className="standing-label">
            <p>{work.artist}</p>
            <h2 id="standing-title">{work.title}</h2>
            <p>
              {work.year}, {work.medium.toLowerCase()}
            </p>
            <p>
              {sizeText(work)}
              {work.edition && `, ${work.edition.toLowerCase()}`}
            </p>
            <p data-sold={work.isSold}>
              {priceText(work.price)}
              {work.isSold && ", sold"}
            </p>
            <p className="standing-note">{work.note}</p>
            <p className="standing-counts">
              {formatNumber(work.views)} views, {likesText(work.likes)}
            </p>
            <Beside work={work} />
          </div>
          <div className="standing-steps">
            <button type="button" disabled={!previous} onClick={() => previous && onTurn(previous)}>
              Previous
            </button>
            <button type="button" disabled={!next} onClick={() => next && onTurn(next)}>
              Next
            </button>
            <button type="button" onClick={onLeave}>
              Step back
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** The work on its line beside a mark of 170 cm. */
function Beside({ work: { width, height } }: { work: Work }) {
  return (
    <svg viewBox="0 0 300 262" role="img" aria-label={`${width} by ${height} cm, beside a mark of 170 cm`}>
      <path d="M0 260H300M22 260V90M12 90H32" />
      <path d={`M0 ${260 - eyeLine}H300`} strokeDasharray="6 4" />
      <rect x={165 - width / 2 + 15} y={260 - eyeLine - height / 2} width={width} height={height} />
    </svg>
  );
}
