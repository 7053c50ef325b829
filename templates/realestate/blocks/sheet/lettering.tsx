import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "./lettering.css";

/** The title of the sheet between guide lines, over the circles and diagonals by which a drawing is laid out. */
export function Lettering({ id, title }: { id: string; title: string }) {
  return (
    <div className="lettering">
      <svg aria-hidden="true" viewBox="0 0 960 760" preserveAspectRatio="xMidYMid slice">
        <path d="M0 380H960M480 0V760M0 0L960 760M960 0L0 760M176 0V760M784 0V760" />
        <circle cx="480" cy="380" r="304" />
        <circle cx="480" cy="380" r="215" />
        <path d="M176 76H784V684H176ZM265 165H695V595H265Z" />
        <path className="lettering-mark" d="M480 362V398M462 380H498M493 380a13 13 0 1 1-4-9" />
      </svg>
      <p className="dimension" aria-hidden="true" />
      <PageTitle id={`${id}-title`} data-fit={fitWord(title)} data-long={title.length > 48 || undefined}>
        {title}
      </PageTitle>
    </div>
  );
}
