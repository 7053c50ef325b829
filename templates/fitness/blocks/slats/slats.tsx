import { fitWord } from "../../../../engine/blocks/fit.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "../../../../engine/blocks/fit.css";
import { fill } from "../../../../engine/language/fill.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Stencil } from "../../poster-type/stencil.tsx";
import "./slats.css";
import type { SlatsProps } from "./slats.props.ts";

type Props = Resolved<SlatsProps> & { id: string };

/** What there is to choose from, as one sheet of pictures torn into slanted strips. */
export function Slats({ id, heading, classes, by, board, link }: Props) {
  return (
    <section className="slats" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {classes.map((taught) => (
          <li key={taught.id}>
            <a href={`${board.href}?type=${taught.id}`}>
              {taught.picture ? (
                <PictureView picture={taught.picture} alt="" sizes="(min-width: 60rem) 24rem, 100vw" />
              ) : (
                <span className="slats-plate" aria-hidden="true">
                  {taught.letter ?? taught.name.slice(0, 1)}
                </span>
              )}
              <div className="slats-label">
                <span aria-hidden="true">{taught.letter && <Stencil text={taught.letter} />}</span>
                <h3 data-fit={fitLong(taught.name)}>{taught.name}</h3>
                {taught.coach && <p>{fill(by, taught.coach)}</p>}
              </div>
            </a>
          </li>
        ))}
      </ul>
      {link && (
        <a className="action" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}

/** For a name with a word that no strip holds. */
function fitLong(name: string): number | undefined {
  const letters = fitWord(name);
  return letters > 11 ? letters : undefined;
}
