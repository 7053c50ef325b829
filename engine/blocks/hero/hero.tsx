import { PictureView } from "../../picture-view.tsx";
import { Actions } from "../actions.tsx";
import { FactList } from "../fact-list.tsx";
import { fitLine, fitWord } from "../fit.ts";
import { PageTitle } from "../page-title.tsx";
import "../fit.css";
import "./hero.css";
import type { HeroProps } from "./hero.props.ts";

const pictureSizes: Partial<Record<HeroProps["variant"], string>> = {
  split: "(min-width: 56rem) 58vw, 100vw",
  plate: "(min-width: 56rem) 66vw, 90vw",
  masthead: "(min-width: 56rem) 66vw, 100vw",
  column: "(min-width: 56rem) 40vw, 80vw",
  ledger: "(min-width: 56rem) 30vw, 90vw",
  medallion: "(min-width: 40rem) 30rem, 75vw",
};

/** What is whole without a picture. */
const withoutPicture: readonly HeroProps["variant"][] = ["statement", "ledger", "masthead"];

export function Hero({
  id,
  variant,
  eyebrow,
  title,
  lead,
  actions = [],
  picture,
  caption,
  facts,
}: HeroProps & { id: string }) {
  const shown = picture || withoutPicture.includes(variant) ? variant : "statement";
  return (
    <section className="hero" data-variant={shown} aria-labelledby={title && `${id}-title`}>
      {(eyebrow || title) && (
        <div className="hero-head">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <PageTitle
              className="hero-title"
              id={`${id}-title`}
              data-fit={variant === "masthead" ? fitLine(title) : fitWord(title)}
            >
              <span>{title}</span>
            </PageTitle>
          )}
        </div>
      )}
      {(lead || actions.length > 0) && (
        <div className="hero-body">
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
      )}
      <FactList className="hero-facts" facts={facts} />
      {picture && (
        <figure className="hero-picture">
          <PictureView picture={picture} sizes={pictureSizes[variant] ?? "100vw"} isFirst />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </section>
  );
}

Hero.opensPage = true;
