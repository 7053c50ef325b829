import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./plinths.css";
import type { PlinthsProps } from "./plinths.props.ts";

/** Pieces on plinths, each higher than the one before, so that their edges make a line of twelve degrees. */
export function Plinths({ id, heading, pieces, labels, link }: PlinthsProps & { id: string }) {
  return (
    <section className="plinths" aria-labelledby={`${id}-title`}>
      <div className="plinths-head">
        <SectionHeading id={id} heading={heading} />
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="plinths-row" role="list">
        {pieces.map(({ name, price, was, href, picture }) => (
          <li key={name}>
            <a className="plinths-piece" href={href}>
              {picture && <PictureView picture={picture} sizes="(min-width: 50rem) 24vw, 50vw" />}
              <span className="plinths-words">
                <span className="plinths-name">{name}</span>
                {price && (
                  <span>
                    {was && (
                      <>
                        <span className="sr-only">{labels.before} </span>
                        <s>{was}</s> <span className="sr-only">{labels.now} </span>
                      </>
                    )}
                    {price}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
