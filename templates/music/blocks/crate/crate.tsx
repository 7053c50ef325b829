import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./crate.css";
import type { CrateProps } from "./crate.props.ts";

/** Sleeves one behind the other: whoever scrolls flips through them, and each one passed leaves its spine in sight. */
export function Crate({ id, heading, releases, prices, note }: CrateProps & { id: string }) {
  return (
    <div className="crate">
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, too */}
      <section className="crate-box" tabIndex={0} aria-labelledby={`${id}-title`}>
        <ol>
          {releases.map(({ number, title, artist, year, picture, spine }) => (
            <li key={number} data-spine={spine}>
              <div className="crate-spine">
                <h3>{title}</h3>
                <p>{artist}</p>
                <p>
                  {number}
                  <span>, {year}</span>
                </p>
              </div>
              <PictureView picture={picture} sizes="(min-width: 46rem) 30rem, 100vw" />
            </li>
          ))}
        </ol>
      </section>
      <div className="crate-till">
        <dl>
          {prices.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <p>{note}</p>
      </div>
    </div>
  );
}
