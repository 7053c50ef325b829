import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { asSentences } from "../../as-sentences.ts";
import "./bowls.css";
import type { BowlsProps } from "./bowls.props.ts";

/** Round plates, larger from one to the next, each with its whole recipe. */
export function Bowls({ id, heading, stepsLabel, bowls, actions }: BowlsProps & { id: string }) {
  return (
    <section className="bowls" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {bowls.map(
        ({ title, text, picture, price, unit, facts = [], ingredients = [], steps = [], link, ...bowl }) => (
          <article key={`${title} ${bowl.by}`}>
            {picture ? <PictureView picture={picture} sizes="(min-width: 56rem) 44vw, 88vw" /> : <Plate />}
            <div className="bowl-words">
              <h3 aria-level={titleLevel(heading)}>{title}</h3>
              {text && <p className="lead">{text}</p>}
              {(price || unit) && (
                <p className="bowl-price">
                  {price} {unit}
                </p>
              )}
              <Note {...bowl} />
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
              {link && (
                <a className="action-quiet" href={link.href}>
                  {link.label}
                </a>
              )}
            </div>
          </article>
        ),
      )}
      <Actions actions={actions} />
    </section>
  );
}

/** An empty one, from above. */
function Plate() {
  return (
    <svg className="bowl-plate" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="50" />
      <circle r="36" />
      <circle r="33" />
    </svg>
  );
}

function Note({ by, when, note }: Pick<BowlsProps["bowls"][number], "by" | "when" | "note">) {
  const said = asSentences([by, when, note]);
  return said && <p className="bowl-note">{said}</p>;
}
