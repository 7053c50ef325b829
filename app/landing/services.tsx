import { services } from "./content.ts";
import { SectionHead } from "./section-head.tsx";
import "./services.css";

export function Services() {
  return (
    <section className="services sheet night" id="services" aria-labelledby="services-title">
      <SectionHead name={services.name} title={services.title} id="services-title" />
      <ul>
        {services.list.map(({ name, promise, text, parts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <b>{promise}</b> {text}
            </p>
            <p className="parts">{parts.join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
