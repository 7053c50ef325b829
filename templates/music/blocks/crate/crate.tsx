import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./crate.css";
import type { CrateProps } from "./crate.props.ts";

const spines = ["orange", "ivory", "plum", "blue", "black"] as const;

/** Sleeves one behind the other: whoever scrolls flips through them, and each one passed leaves its spine in sight. */
export function Crate({ id, heading, releases, prices = [], note }: CrateProps & { id: string }) {
  return (
    <div className="crate">
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, too */}
      <section className="crate-box" tabIndex={0} aria-labelledby={`${id}-title`}>
        <ol>
          {releases.map(({ picture, spine, ...release }, index) => (
            <li key={release.title} data-spine={spine ?? spines[index % spines.length]}>
              <Spine {...release} />
              {picture ? (
                <PictureView picture={picture} sizes="(min-width: 46rem) 30rem, 100vw" />
              ) : (
                <Cover {...release} />
              )}
            </li>
          ))}
        </ol>
      </section>
      {(prices.length > 0 || note) && (
        <div className="crate-till">
          {prices.length > 0 && (
            <dl>
              {prices.map(({ name, price }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{price}</dd>
                </div>
              ))}
            </dl>
          )}
          {note && <p>{note}</p>}
        </div>
      )}
    </div>
  );
}

type Release = Omit<CrateProps["releases"][number], "picture" | "spine">;

function Spine({ title, artist = "", number = "", year }: Release) {
  const isLong = title.length > 24 || artist.length > 16 || number.length > 10;
  return (
    <div className="crate-spine" data-long={isLong || undefined}>
      <h3>{title}</h3>
      {artist && <p>{artist}</p>}
      {number ? (
        <p>
          {number}
          {year && <span>, {year}</span>}
        </p>
      ) : (
        year && <p>{year}</p>
      )}
    </div>
  );
}

/** A sleeve that is nothing but print. */
function Cover({ title, text, price }: Release) {
  return (
    <div className="crate-cover">
      <p aria-hidden="true" data-fit={fitWord(title)}>
        {title}
      </p>
      {text && <p>{text}</p>}
      {price && <p>{price}</p>}
    </div>
  );
}
