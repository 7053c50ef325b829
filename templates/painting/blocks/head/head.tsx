import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./head.css";
import type { HeadProps } from "./head.props.ts";

/** Drops of paint in the air: none of them lands on the words. */
const drops = Array.from({ length: 15 }, (_, index) => `drop-${index + 1}`);

/** The head of the price page: a taped edge, and fifteen drops that the tape is there for. */
export function Head({ id, title, lead, phone, action, picture }: HeadProps & { id: string }) {
  return (
    <section className="head" aria-labelledby={`${id}-title`}>
      <div className="head-drops" aria-hidden="true">
        {drops.map((drop) => (
          <i key={drop} />
        ))}
      </div>
      <div className="head-words">
        <PageTitle id={`${id}-title`} className="twice" data-fit={fitWord(title)}>
          {title}
        </PageTitle>
        {lead && <p className="lead">{lead}</p>}
        {(action || phone) && (
          <p className="actions">
            {action && (
              <a className="action" href={action.href}>
                {action.label}
              </a>
            )}
            {phone && (
              <a className="tape" href={phone.href}>
                {phone.label}
              </a>
            )}
          </p>
        )}
      </div>
      {picture ? (
        <PictureView picture={picture} isFirst alt="" sizes="(min-width: 60rem) 56vw, 100vw" />
      ) : (
        <div className="head-edge" aria-hidden="true" />
      )}
    </section>
  );
}

Head.opensPage = true;
