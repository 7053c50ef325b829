import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./minutes.css";
import type { MinutesProps } from "./minutes.props.ts";

const nearing = [
  "(min-width: 56rem) 22vw, 62vw",
  "(min-width: 56rem) 30vw, 84vw",
  "(min-width: 56rem) 50vw, 120vw",
];

/** One bowl at three times, from above: larger the nearer it comes. Other steps stand in a row. */
export function Minutes({ id, heading, steps }: MinutesProps & { id: string }) {
  const { title, lead = "" } = heading;
  const isShort = title.length <= 48 && lead.length <= 130;
  const isNearing =
    isShort &&
    steps.length === nearing.length &&
    steps.every(({ picture, time = "" }) => picture && time.length <= 5);
  return (
    <section className="minutes" data-manner={isNearing ? "nearing" : "row"} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {steps.map(({ time, title, text, picture }, index) => (
          <li key={title} data-plain={!picture || undefined} data-counted={!time || undefined}>
            {picture && (
              <PictureView
                className="bowl-picture"
                picture={picture}
                sizes={(isNearing && nearing[index]) || "(min-width: 56rem) 30vw, 84vw"}
              />
            )}
            <div>
              {time && (
                <p className="minutes-time" data-long={time.length > 5 || undefined}>
                  {time}
                </p>
              )}
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
