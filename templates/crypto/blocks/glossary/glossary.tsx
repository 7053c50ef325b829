import "./glossary.css";
import type { GlossaryProps } from "./glossary.props.ts";

/** Words and what they mean, in the columns of a price list. */
export function Glossary({ id, eyebrow, title, entries }: GlossaryProps & { id: string }) {
  return (
    <section className="glossary" aria-labelledby={`${id}-title`}>
      <header>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <dl>
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
