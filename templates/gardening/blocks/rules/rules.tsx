import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./rules.css";
import type { RulesProps } from "./rules.props.ts";

/** Reasons, each begun with an initial cut in wood, below a picture with a note in its margin. */
export function Rules({ id, eyebrow, title, lead, picture, caption, rules }: RulesProps & { id: string }) {
  const level = titleLevel(title);
  return (
    <section className="rules" aria-labelledby={title && `${id}-title`}>
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 60rem) 84vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      {eyebrow || lead ? (
        <header>
          {eyebrow && <p>{eyebrow}</p>}
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {lead && <p>{lead}</p>}
        </header>
      ) : (
        title && <h2 id={`${id}-title`}>{title}</h2>
      )}
      <ul>
        {rules.map(({ title, text }) => (
          <li key={title}>
            <h3 aria-level={level}>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
