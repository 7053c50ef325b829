import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import "./plinths.css";
import type { PlinthsProps } from "./plinths.props.ts";

/** As many letters of a heading as stand beside the stair. */
const beside = 90;

/** Pieces on plinths, each higher than the one before, so that their edges make a line of twelve degrees. */
export function Plinths({ id, heading, pieces, labels, link }: PlinthsProps & { id: string }) {
  const isInRows = pieces.length > 4 || words(heading) > beside;
  return (
    <section className="plinths" data-rows={isInRows || undefined} aria-labelledby={heading && `${id}-title`}>
      {(heading || link) && (
        <div className="plinths-head">
          <SectionHeading id={id} heading={heading} />
          {link && (
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="plinths-row" role="list">
        {pieces.map(({ name, text, price, was, unit, note, href, picture }, index) => {
          const Piece = href ? "a" : "span";
          return (
            <li key={name}>
              <Piece className="plinths-piece" href={href}>
                {picture ? (
                  <PictureView picture={picture} sizes="(min-width: 50rem) 24vw, 50vw" />
                ) : (
                  <Cloth length={index} />
                )}
                <span className="plinths-words">
                  <span className="plinths-name">{name}</span>
                  {(price || unit) && (
                    <span>
                      {was && (
                        <>
                          <span className="sr-only">{labels.before} </span>
                          <s>{was}</s> <span className="sr-only">{labels.now} </span>
                        </>
                      )}
                      {price}
                      {unit && ` ${unit}`}
                    </span>
                  )}
                  {[text, note].map(
                    (said) =>
                      said && (
                        <span key={said} className="plinths-text">
                          {said}
                        </span>
                      ),
                  )}
                </span>
              </Piece>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function words(heading: PlinthsProps["heading"]): number {
  return Object.values(heading ?? {}).join("").length;
}
