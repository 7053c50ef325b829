import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./pricing-tiers.css";
import type { PricingTiersProps } from "./pricing-tiers.props.ts";

type Props = PricingTiersProps & { id: string };

export function PricingTiers({ id, variant, heading, popularLabel, tiers, footnote }: Props) {
  const Title = titleTag(heading);
  if (tiers.length === 0) return null;
  return (
    <section className="pricing-tiers" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul className="pricing-tiers-list">
        {tiers.map(({ name, price, unit, description, features = [], isPopular, action }) => (
          <li key={name} className="pricing-tier" data-popular={isPopular}>
            <div className="pricing-tier-head">
              <Title>{name}</Title>
              {isPopular && popularLabel && <p className="pricing-tier-flag">{popularLabel}</p>}
            </div>
            {(price || unit) && (
              <p className="pricing-tier-price">
                {price && <b>{price}</b>} {unit && <small>{unit}</small>}
              </p>
            )}
            {description && <p className="pricing-tier-description">{description}</p>}
            {features.length > 0 && (
              <ul className="pricing-tier-features">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            {action && (
              <a className="action" href={action.href}>
                {action.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {footnote && <p className="pricing-tiers-footnote">{footnote}</p>}
    </section>
  );
}
