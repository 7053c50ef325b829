import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./tickets.css";
import type { TicketsProps } from "./tickets.props.ts";

/** Reviews as order tickets under a steel rail, torn off and stamped. */
export function Tickets({ id, heading, picture, reviews, scale }: TicketsProps & { id: string }) {
  return (
    <section
      className="tickets"
      data-bare={!picture || undefined}
      data-many={reviews.length > 6 || undefined}
      aria-labelledby={`${id}-title`}
    >
      {picture && (
        <PictureView
          className="tickets-plate bowl-picture"
          picture={picture}
          sizes="(min-width: 56rem) 46vw, 90vw"
        />
      )}
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div className="tickets-rail" role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        <ul>
          {reviews.map(({ name, stool, order, review, rating }) => (
            <li key={review}>
              <figure>
                {(stool || order) && (
                  <p className="ticket-order">
                    <span>{stool}</span> <span>{order}</span>
                  </p>
                )}
                <blockquote>
                  <p>{review}</p>
                </blockquote>
                {name && <figcaption>{name}</figcaption>}
                {rating !== undefined && (
                  <p className="ticket-stamp">
                    <b>{rating}</b> {scale}
                  </p>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
