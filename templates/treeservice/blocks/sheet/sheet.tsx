import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { pine } from "../../pine/pine.ts";
import "./sheet.css";
import type { SheetProps } from "./sheet.props.ts";

/** The estimate as what it leaves behind: a filled-in inspection sheet, with the way to get one beside it. */
export function Sheet(props: SheetProps & { id: string }) {
  const { id, heading, picture, ask, more, lines = [], form, facts, checks, verdict, price } = props;
  const isFilled = [form, facts, checks, verdict, price].some((value) => value !== undefined);
  return (
    <section className="sheet" aria-labelledby={`${id}-title`}>
      <div className="sheet-words">
        <SectionHeading id={id} heading={heading} />
        {ask && (
          <a className="action" href={ask.href}>
            {ask.label}
          </a>
        )}
        {more && (
          <a className="action-quiet" href={more.href}>
            {more.label}
          </a>
        )}
        {isFilled && lines.length > 0 && <FactList facts={lines} className="sheet-lines" />}
      </div>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 46vw, 100vw" />}
      {isFilled && (
        <svg className="sheet-pines" viewBox="-28 0 110 100" aria-hidden="true">
          <path d={pine({ tiers: 13 })} />
          <path d={pine({ tiers: 9 })} transform="translate(60 42)scale(.58)" />
          <path className="sheet-trunk" d="M-2 76h4v24h-4zM58.5 86h3v14h-3z" />
        </svg>
      )}
      {isFilled && <Printed {...props} />}
      {!isFilled && lines.length > 0 && (
        <article className="sheet-card" aria-labelledby={`${id}-title`}>
          <FactList facts={lines} className="sheet-facts" />
        </article>
      )}
    </section>
  );
}

function Printed({ form, facts, checks = [], answers, verdict, price }: SheetProps) {
  return (
    <article aria-label={form}>
      {form && <p className="sheet-form">{form}</p>}
      <FactList facts={facts} className="sheet-facts" />
      {checks.length > 0 && (
        <ul>
          {checks.map(({ label, isSo }) => (
            <li key={label}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M2 2h16v16H2z" />
                {isSo && <path className="sheet-tick" d="M4 10 8 16 19-1" />}
              </svg>
              {label}
              {answers && <span className="sr-only">{isSo ? answers.yes : answers.no}</span>}
            </li>
          ))}
        </ul>
      )}
      {verdict && <p className="sheet-verdict">{verdict}</p>}
      {price && <p className="sheet-price">{price}</p>}
    </article>
  );
}
