import { PictureView } from "../../engine/picture-view.tsx";
import { demoBySlug } from "../demos/catalog.ts";
import { type ShowcaseCard, showcase } from "./content.ts";
import { demoPictures } from "./demo-pictures.ts";
import { SectionHead } from "./section-head.tsx";
import "./showcase.css";

const widthOf = {
  wide: "(min-width: 720px) 60vw, 92vw",
  large: "(min-width: 720px) 50vw, 92vw",
  tall: "(min-width: 720px) 33vw, 45vw",
  band: "92vw",
} satisfies Record<ShowcaseCard["shape"], string>;

export function Showcase() {
  return (
    <section className="showcase sheet" id="showcase" aria-labelledby="showcase-title">
      <SectionHead name={showcase.name} title={showcase.title} id="showcase-title" />
      <p className="showcase-lead">{showcase.lead}</p>
      <ul className="wall">
        {showcase.cards.map((card) => (
          <Card key={card.demo} {...card} />
        ))}
        <li className="yours">
          <p>{showcase.yours.text}</p>
          <a className="link" href={showcase.yours.href}>
            {showcase.yours.label}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Card({ demo, shape }: ShowcaseCard) {
  const { path, brand, industry, tagline } = demoBySlug(demo);
  return (
    <li data-world={demo}>
      <a href={path} target="_blank" rel="noopener">
        <PictureView picture={demoPictures[demo]} sizes={widthOf[shape]} />
        <h3>{brand}</h3>
        <small>{industry}</small>
        <p>
          {tagline} <span className="sr-only">({showcase.newTab})</span>
        </p>
      </a>
    </li>
  );
}
