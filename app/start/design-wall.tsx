import { PictureView } from "../../engine/picture-view.tsx";
import { type Demo, demos } from "../demos/catalog.ts";
import { start } from "./content.ts";
import { designPictures } from "./pictures.ts";

/** All designs as they are, each with the place in which it is tried on. */
export function DesignWall() {
  return (
    <section className="wall" id="designs" aria-labelledby="designs-title" tabIndex={-1}>
      <h2 id="designs-title" className="sr-only">
        {start.wall.title}
      </h2>
      <p role="status" className="sr-only" data-order={start.wall.order} />
      <ul data-designs>
        {demos.map((demo, index) => (
          <Design key={demo.slug} demo={demo} isFirst={index === 0} />
        ))}
        <li className="none">
          <p>{start.wall.none.text}</p>
          <a className="link" href={start.wall.none.href}>
            {start.wall.none.label}
          </a>
        </li>
      </ul>
      <template data-own-design>
        <OwnDesign />
      </template>
    </section>
  );
}

/**
 * What the server makes a card of for each template that was a site of the studio's (server/pages/wall), with its words in place of
 * what stands in braces. It has no picture of itself: its name hangs there until it is worn.
 */
function OwnDesign() {
  const { label, address } = start.wall.begin;
  return (
    <li data-design="{slug}" data-own="{file}" data-base="{design}" data-take={`${address}{slug}`}>
      <div className="stage">
        <p className="poster" aria-hidden="true">
          {"{name}"}
        </p>
        <div className="worn" data-stage />
        <button type="button" data-open="{name}" hidden>
          <span className="sr-only">{start.wall.tryOn("{name}")}</span>
        </button>
      </div>
      <p className="label">
        <b>{"{name}"}</b> <small>{"{industry}"}</small>
        <em data-featured hidden>
          {start.wall.featured}
        </em>
      </p>
      <p className="label">
        <a className="link" href={`${address}{slug}`}>
          {label}
        </a>
        <em data-suits hidden>
          {start.wall.suits}
        </em>
      </p>
    </li>
  );
}

function Design({ demo: { slug, path, brand, industry }, isFirst }: { demo: Demo; isFirst: boolean }) {
  return (
    <li data-design={slug}>
      <div className="stage">
        <PictureView
          picture={designPictures[slug]}
          sizes="(min-width: 64rem) 33vw, (min-width: 45rem) 46vw, 84vw"
          alt=""
          isSoon={isFirst}
        />
        <div className="worn" data-stage />
        <button type="button" data-open={brand} hidden>
          <span className="sr-only">{start.wall.tryOn(brand)}</span>
        </button>
      </div>
      <p className="label">
        <b>{brand}</b> <small>{industry}</small>
        {/* The server shows it where the studio says so (server/pages/wall). */}
        <em data-featured hidden>
          {start.wall.featured}
        </em>
      </p>
      <p className="label">
        <a className="link" href={path}>
          {start.wall.asIs(brand)}
        </a>
        <em data-suits hidden>
          {start.wall.suits}
        </em>
      </p>
    </li>
  );
}
