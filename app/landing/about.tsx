import "./about.css";
import { about } from "./content.ts";
import { SectionHead } from "./section-head.tsx";

export function About() {
  return (
    <section className="about sheet" id="about" aria-labelledby="about-title">
      <SectionHead name={about.name} title={about.title} id="about-title" />
      <div className="about-text">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="figures">
        {about.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{about.awardsTitle}</h3>
      <ol className="awards">
        {about.awards.map(({ year, prize, work }) => (
          <li key={year}>
            <time>{year}</time>
            <b>{prize}</b>
            <span>{work}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
