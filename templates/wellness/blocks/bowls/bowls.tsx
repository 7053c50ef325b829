import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./bowls.css";
import type { BowlsProps } from "./bowls.props.ts";

/** Round plates, larger from one to the next, each with its whole recipe. */
export function Bowls({ id, heading, stepsLabel, bowls }: BowlsProps & { id: string }) {
  return (
    <section className="bowls" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {bowls.map(({ title, text, picture, facts = [], ingredients = [], steps = [] }) => (
        <article key={title}>
          {picture && <PictureView picture={picture} sizes="(min-width: 56rem) 44vw, 88vw" />}
          <div className="bowl-words">
            <h3>{title}</h3>
            {text && <p className="lead">{text}</p>}
            {facts.length > 0 && <FactList facts={facts} className="bowl-facts" />}
            {ingredients.length > 0 && (
              <ul>
                {ingredients.map((ingredient) => (
                  <li key={ingredient}>{ingredient}</li>
                ))}
              </ul>
            )}
            {steps.length > 0 && (
              <details>
                <summary>{stepsLabel}</summary>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
