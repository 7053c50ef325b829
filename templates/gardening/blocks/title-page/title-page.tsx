import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { lengthOf } from "../../length.ts";
import "../../../../engine/blocks/fit.css";
import "./title-page.css";
import type { TitlePageProps } from "./title-page.props.ts";
import { Wheel } from "./wheel.tsx";

/** The almanac's first page: whom to call, the title, and the wheel of the year behind both. */
export function TitlePage({
  id,
  title,
  edition,
  phone,
  consultation,
  facts = [],
  wheel,
}: TitlePageProps & { id: string }) {
  const letters = fitWord(title);
  return (
    <section className="title-page" aria-labelledby={`${id}-title`}>
      {(phone || consultation) && (
        <div className="title-page-call">
          {phone && (
            <a className="title-page-phone" href={phone.href} data-length={lengthOf(phone.label)}>
              {phone.label}
            </a>
          )}
          {consultation && (
            <a className="action" href={consultation.href}>
              {consultation.label}
            </a>
          )}
        </div>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      <div className="title-page-words">
        <h1 id={`${id}-title`} data-fit={letters > 9 ? letters : undefined}>
          {title}
        </h1>
        {edition && <p>{edition}</p>}
      </div>
      <Wheel {...wheel} />
    </section>
  );
}
