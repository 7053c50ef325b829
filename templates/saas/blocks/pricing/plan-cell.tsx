import { fill } from "../../../../engine/language/fill.ts";
import { money } from "./money.ts";
import type { Billing, Price } from "./price.ts";
import type { Plan, PricingProps } from "./pricing.props.ts";

type Props = Pick<PricingProps, "start" | "words"> & {
  plan: Plan;
  price: Price;
  billing: Billing;
  isBest: boolean;
};

/** One plan, at the price of the kilns that were counted. */
export function PlanCell({ plan, price, billing, isBest, start, words }: Props) {
  const { total, saving, extraKilns } = price;
  const { currency } = words;
  const included = [
    plan.kilns === 1 ? words.one : fill(words.many, plan.kilns),
    extraKilns > 0 && fill(fill(words.more, extraKilns), money(plan.extraKiln, currency)),
  ];
  return (
    <article className="cell plan" data-best={isBest || undefined}>
      <header>
        <h2>{plan.name}</h2>
        {isBest && <p className="plan-best">{words.best}</p>}
      </header>
      <p className="plan-price">
        <span className="figure">{money(total, currency)}</span>{" "}
        {billing === "monthly" ? words.month : words.year}
      </p>
      <p className="plan-note">
        {included.filter(Boolean).join(", ")}.{" "}
        {fill(billing === "monthly" ? words.saves : words.saved, money(saving, currency))}
      </p>
      {plan.for && <p>{plan.for}</p>}
      {plan.features && (
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <a className={isBest ? "action" : "action-quiet"} href={start.href}>
        {fill(start.label, plan.name)}
      </a>
    </article>
  );
}
