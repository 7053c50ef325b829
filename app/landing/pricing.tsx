import { pricing } from "./content.ts";
import "./pricing.css";
import { SectionHead } from "./section-head.tsx";

export function Pricing() {
  return (
    <section className="pricing sheet" id="pricing" aria-labelledby="pricing-title">
      <SectionHead name={pricing.name} title={pricing.title} id="pricing-title" />
      <div className="tiers">
        {pricing.tiers.map(({ name, price, per, description, features, isPopular, action }) => (
          <article key={name} className={isPopular ? "popular" : undefined}>
            <h3>
              {name} {isPopular && <em>{pricing.popular}</em>}
            </h3>
            <p className="price">
              {price} {per && <small>{per}</small>}
            </p>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a className="button" href={action.href} aria-label={`${action.label}, ${name}`}>
              {action.label}
            </a>
          </article>
        ))}
      </div>
      <p className="included">
        <b>{pricing.includedLabel}</b>
        {pricing.included.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </section>
  );
}
