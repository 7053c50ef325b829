import { PictureView } from "../../engine/picture-view.tsx";
import { testimonials } from "./content.ts";
import { landingPictures } from "./pictures.ts";
import { SectionHead } from "./section-head.tsx";
import "./testimonials.css";

export function Testimonials() {
  return (
    <section className="voices sheet night" id="clients" aria-labelledby="clients-title">
      <SectionHead name={testimonials.name} title={testimonials.title} id="clients-title" />
      {testimonials.list.map(({ client, company, industry, image, quote, metrics, rating }) => (
        <figure key={client}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <PictureView picture={landingPictures[`monogram-${image}`]} sizes="4rem" alt="" />
            <b>{client}</b>
            <span>
              {company}, {industry.toLowerCase()}
            </span>
            <Rating value={rating} />
          </figcaption>
          <dl>
            {metrics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
      ))}
    </section>
  );
}

/** Out of five books on a shelf, so many lean. */
function Rating({ value }: { value: number }) {
  return (
    <svg className="rating" viewBox="0 0 88 20" role="img" aria-label={testimonials.ratingLabel(value)}>
      <path d={leaning(0, value)} />
      <path d={leaning(value, 5)} opacity=".3" />
    </svg>
  );
}

function leaning(from: number, to: number): string {
  let path = "";
  for (let index = from; index < to; index += 1) path += `M${index * 17} 20h7l6-20h-7z`;
  return path;
}
