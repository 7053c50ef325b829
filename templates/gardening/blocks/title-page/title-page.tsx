import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Words } from "../../../../engine/language/words.ts";
import { isNumber, lengthOf } from "../../number.ts";
import "../../../../engine/blocks/fit.css";
import "./title-page.css";
import { plainWheel } from "./plain-wheel.ts";
import type { TitlePageProps } from "./title-page.props.ts";
import { Wheel } from "./wheel.tsx";

/** Longer titles are set smaller, in more words to the line. */
const shortTitle = 36;

/** The almanac's first page: whom to call, the title, and the wheel of the year behind both. */
export function TitlePage({
  id,
  locale,
  eyebrow,
  title,
  lead,
  consultation,
  phone,
  facts = [],
  wheel,
}: TitlePageProps & { id: string; locale: Words }) {
  const letters = fitWord(title);
  return (
    <section className="title-page" aria-labelledby={`${id}-title`}>
      {(phone || consultation) && (
        <div className="title-page-call">
          {phone && isNumber(phone) && (
            <a className="title-page-phone" href={phone.href} data-length={lengthOf(phone.label)}>
              {phone.label}
            </a>
          )}
          {consultation && (
            <a className="action" href={consultation.href}>
              {consultation.label}
            </a>
          )}
          {phone && !isNumber(phone) && (
            <a className="action-quiet" href={phone.href}>
              {phone.label}
            </a>
          )}
        </div>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      <div className="title-page-words">
        {eyebrow && <p className="title-page-eyebrow">{eyebrow}</p>}
        <PageTitle
          id={`${id}-title`}
          data-fit={letters > 9 ? letters : undefined}
          data-long={title.length > shortTitle || undefined}
        >
          {title}
        </PageTitle>
        {lead && <p>{lead}</p>}
      </div>
      <Wheel {...(wheel ?? plainWheel(locale))} />
    </section>
  );
}

TitlePage.opensPage = true;
