import "./glossary.css";
import type { GlossaryProps } from "./glossary.props.ts";

/** Words and what they mean, in the columns of a price list. */
export function Glossary({ id, eyebrow, title, lead, entries }: GlossaryProps & { id: string }) {
  return (
    <section className="glossary" aria-labelledby={`${id}-title`}>
      <header>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <dl data-count={entries.length > 6 ? undefined : entries.length}>
        {entries.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
