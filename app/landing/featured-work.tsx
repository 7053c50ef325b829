import { PictureView } from "../../engine/picture-view.tsx";
import { demoBySlug } from "../demos/catalog.ts";
import { work } from "./content.ts";
import "./featured-work.css";
import { demoPictures } from "./demo-pictures.ts";
import { SectionHead } from "./section-head.tsx";

export function FeaturedWork() {
  return (
    <section className="work sheet" id="work" aria-labelledby="work-title">
      <SectionHead name={work.name} title={work.title} id="work-title" />
      {work.list.map(({ demo, title, text, result, resultLabel }) => {
        const { path, brand, industry } = demoBySlug(demo);
        return (
          <article key={demo} data-world={demo}>
            <PictureView picture={demoPictures[demo]} sizes="(min-width: 720px) 58vw, 92vw" />
            <div>
              <p>
                {brand}, {industry.toLowerCase()}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="result">
                <b>{result}</b> {resultLabel}
              </p>
              <a className="link" href={path} aria-label={`${work.open}: ${brand}`}>
                {work.open}
              </a>
            </div>
          </article>
        );
      })}
    </section>
  );
}
