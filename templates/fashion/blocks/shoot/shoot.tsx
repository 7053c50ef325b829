import { PictureView } from "../../../../engine/picture-view.tsx";
import "./shoot.css";
import type { ShootProps } from "./shoot.props.ts";

/** One shoot of the lookbook: its frame number, the picture, its credits and what in it is for sale. */
export function Shoot({
  id,
  variant,
  number,
  title,
  collection,
  model,
  photographer,
  location,
  picture,
  featured,
  looks,
}: ShootProps & { id: string }) {
  const credits = { Collection: collection, Model: model, Photographer: photographer, Location: location };
  return (
    <section
      className="shoot"
      data-variant={variant}
      data-featured={featured || undefined}
      aria-labelledby={`${id}-title`}
    >
      <PictureView
        className="shoot-picture"
        picture={picture}
        sizes={variant === "spread" ? "(min-width: 68rem) 92vw, 100vw" : "(min-width: 48rem) 50vw, 100vw"}
      />
      <p className="shoot-number">
        <span className="sr-only">Frame </span>
        <span className="leaning">{number}</span>
      </p>
      <div className="shoot-title">
        {featured && <p className="shoot-mark">Editor’s frame</p>}
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      <dl className="shoot-credits">
        {Object.entries(credits).map(([role, name]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="shoot-looks" role="list" aria-label="In the frame">
        {looks.map(({ item, price, available, href }) => (
          <li key={item}>
            <a href={href}>
              {item} <span>{available ? price : `${price}, sold out`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
