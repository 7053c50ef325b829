import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./key-rack.css";
import type { KeyRackProps } from "./key-rack.props.ts";

/** Rooms as their keys, hung from a brass rail. */
export function KeyRack({ id, heading, rooms, link }: KeyRackProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section
      className={rooms.length > 4 ? "key-rack key-rack-rows" : "key-rack"}
      data-few={rooms.length < 3 || undefined}
      aria-labelledby={nameOf(id, heading)}
    >
      <SectionHeading id={id} heading={heading} />
      <ul>
        {rooms.map(({ name, guests, price, text, picture }) => (
          <li key={name} data-plain={!picture || undefined}>
            {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 30vw, 70vw" />}
            <Title>{name}</Title>
            {price && <p className="key-rack-guests">{price}</p>}
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
