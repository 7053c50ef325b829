import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./minutes.css";
import type { MinutesProps } from "./minutes.props.ts";

const sizes = [
  "(min-width: 56rem) 22vw, 62vw",
  "(min-width: 56rem) 30vw, 84vw",
  "(min-width: 56rem) 50vw, 120vw",
];

/** One bowl at three times, from above: larger the nearer it comes. */
export function Minutes({ id, heading, steps }: MinutesProps & { id: string }) {
  return (
    <section className="minutes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {steps.map(({ time, title, text, picture }, index) => (
          <li key={time}>
            <PictureView className="bowl-picture" picture={picture} sizes={sizes[index] ?? "100vw"} />
            <div>
              <p className="minutes-time">{time}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
