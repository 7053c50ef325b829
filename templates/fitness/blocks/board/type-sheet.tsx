import { PictureView } from "../../../../engine/picture-view.tsx";
import type { TaughtClass } from "../../collections.ts";
import type { BoardProps } from "./board.props.ts";

type Props = { id: string; taught: TaughtClass; words: BoardProps["sheet"] };

/** What one walks into: the kind of class that the board is narrowed down to. */
export function TypeSheet({ id, taught, words }: Props) {
  const { name, coach, minutes, text, bring, picture } = taught;
  const rows = [
    { label: words.coach, value: coach },
    { label: words.minutes, value: minutes },
    { label: words.bring, value: bring },
  ].filter(({ value }) => value !== undefined);
  return (
    <section className="type-sheet" aria-labelledby={`${id}-title`}>
      {picture && <PictureView key={taught.id} picture={picture} sizes="(min-width: 56rem) 45vw, 100vw" />}
      <div>
        <h3 id={`${id}-title`}>{name}</h3>
        {text && <p className="type-sheet-text">{text}</p>}
        {rows.length > 0 && (
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
