import type { ReactNode } from "react";
import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { LetterFloor } from "../../mosaic/letter-floor.tsx";
import "./head.css";
import type { HeadProps } from "./head.props.ts";

const sizes = "(min-width: 60rem) 55vw, 96vw";

type Props = HeadProps & { id: string; children?: ReactNode };

/** The head of a page: its name, what it is for, and cells of facts that lock on to it. */
export function Head({ id, title, lead, picture, letterOf, laid, actions, facts = [], children }: Props) {
  return (
    <section className="head" aria-labelledby={`${id}-title`} data-pictured={picture ? true : undefined}>
      <div className="head-words title-cell cell">
        <PageTitle id={`${id}-title`} data-long={isLong(title) || undefined}>
          {title}
        </PageTitle>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
        {children}
      </div>
      {picture && letterOf && laid && (
        <LetterFloor name={letterOf} picture={picture} laid={laid} sizes={sizes} />
      )}
      {picture && !(letterOf && laid) && (
        <PictureView className="head-picture" picture={picture} sizes={sizes} isFirst />
      )}
      {facts.length > 0 && (
        <dl className="head-facts">
          {facts.map(({ label, value, href }) => (
            <div key={label} className="cell">
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

Head.opensPage = true;

/** Whether it is more than two short words, which alone are set as large as the cell allows. */
function isLong(title: string): boolean {
  return title.length > 24 || /\S{13}/.test(title);
}
