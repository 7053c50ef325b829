import { demoBySlug } from "../demos/catalog.ts";
import "../demos/worlds.css";
import { hero } from "./content.ts";
import "./hero.css";
import { pictureFile } from "../../engine/picture.ts";
import { landingPictures } from "./pictures.ts";

/** Five links share this one file; each shows its fifth. */
const shelf = pictureFile(landingPictures.shelf);

export function Hero() {
  return (
    <section className="hero sheet">
      <h1>
        {hero.title.map((line, index) => (
          <span key={line}>{index === 0 ? `${line} ` : line}</span>
        ))}
      </h1>
      <div className="hero-text">
        <p>{hero.lead}</p>
        <p className="hero-actions" data-anonymous>
          <a className="button" href={hero.getStarted.href}>
            {hero.getStarted.label}
          </a>
          <a className="link" href={hero.signIn.href}>
            {hero.signIn.label}
          </a>
        </p>
        <p className="hero-actions" data-signed-in hidden>
          <a className="button" href={hero.dashboard.href} data-dashboard>
            {hero.dashboard.label}
          </a>
        </p>
        <a className="link down" href={hero.scroll.href}>
          {hero.scroll.label}
        </a>
      </div>
      <figure className="shelf-frame">
        <nav className="shelf" aria-label={hero.shelfLabel}>
          {hero.shelf.map((slug) => {
            const { path, brand, industry } = demoBySlug(slug);
            return (
              <a key={slug} href={path} data-world={slug}>
                <img
                  src={shelf}
                  width={landingPictures.shelf.width}
                  height={landingPictures.shelf.height}
                  alt=""
                  fetchPriority="low"
                />
                <span>
                  <b>{brand}</b> {industry}
                </span>
              </a>
            );
          })}
        </nav>
        <figcaption>{hero.caption}</figcaption>
      </figure>
    </section>
  );
}
