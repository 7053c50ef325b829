import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./rooms.css";
import type { RoomsProps } from "./rooms.props.ts";

/** Round pictures of several sizes that hang from the ceiling like lamps. */
export function Rooms({ id, heading, rooms }: RoomsProps & { id: string }) {
  return (
    <section className="rooms" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {rooms.map(({ title, text, picture, link }) => (
          <li key={title}>
            {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 22vw, 30vw" alt="" />}
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
              {link && (
                <a className="action-quiet" href={link.href}>
                  {link.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
