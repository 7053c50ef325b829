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
  facts,
  wheel,
}: TitlePageProps & { id: string }) {
  return (
    <section className="title-page" aria-labelledby={`${id}-title`}>
      <div className="title-page-call">
        <a className="title-page-phone" href={phone.href}>
          {phone.label}
        </a>
        <a className="action" href={consultation.href}>
          {consultation.label}
        </a>
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="title-page-words">
        <h1 id={`${id}-title`}>{title}</h1>
        <p>{edition}</p>
      </div>
      <Wheel {...wheel} />
    </section>
  );
}
