import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Stencil } from "../../poster-type/stencil.tsx";
import "./slats.css";
import type { SlatsProps } from "./slats.props.ts";

/** What there is to choose from, as one sheet of pictures torn into slanted strips. */
export function Slats({ id, heading, slats, link }: SlatsProps & { id: string }) {
  return (
    <section className="slats" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {slats.map(({ letter, name, text, href, picture }) => (
          <li key={letter}>
            <a href={href}>
              <PictureView picture={picture} alt="" sizes="(min-width: 60rem) 24rem, 100vw" />
              <div className="slats-label">
                <span aria-hidden="true">
                  <Stencil text={letter} />
                </span>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <a className="action" href={link.href}>
        {link.label}
      </a>
    </section>
  );
}
