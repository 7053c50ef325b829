import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./key-rack.css";
import type { KeyRackProps } from "./key-rack.props.ts";

/** Rooms as their keys, hung from a brass rail. */
export function KeyRack({ id, heading, rooms, link }: KeyRackProps & { id: string }) {
  return (
    <section className="key-rack" data-few={rooms.length < 3 || undefined} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {rooms.map(({ name, guests, text, picture }) => (
          <li key={name} data-plain={!picture || undefined}>
            {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 30vw, 70vw" />}
            <h3>{name}</h3>
            {guests && <p className="key-rack-guests">{guests}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {link && (
        <a className="action-quiet" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
