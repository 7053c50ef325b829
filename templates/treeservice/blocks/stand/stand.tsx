import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Ridges } from "../../park/ridges.tsx";
import "../../../../engine/blocks/fit.css";
import "./stand.css";
import type { StandProps } from "./stand.props.ts";

/** How many letters of a claim, and of its longest word, stand at full size. */
const full = { claim: 44, word: 10, figure: 3 };

/** A claim in front of trees or hills, and the figures that carry it: each reason is as wide as a trunk. */
export function Stand({
  id,
  heading: { title },
  picture,
  lead,
  reasons = [],
  figures = [],
  actions,
}: StandProps & { id: string }) {
  const boards = [...reasons, ...figures];
  const letters = fitWord(title);
  return (
    <section className="stand" aria-labelledby={`${id}-title`}>
      {picture ? <PictureView picture={picture} sizes="(min-width: 48rem) 100vw, 190vw" /> : <Ridges />}
      <div className="stand-words" data-alone={boards.length === 0 || undefined}>
        <h2
          id={`${id}-title`}
          data-length={title.length > full.claim ? "long" : undefined}
          data-fit={letters > full.word ? letters : undefined}
        >
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
      </div>
      {boards.length > 0 && (
        <ul data-few={boards.length < 3 || undefined}>
          {boards.map(({ figure, title, text }) => (
            <li key={title} data-figure={figure && figure.length > full.figure ? "long" : undefined}>
              <h3>
                {figure && <span>{figure}</span>} {title}
              </h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
