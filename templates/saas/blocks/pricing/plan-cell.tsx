import { useAddressOf } from "../../../engine/live/site-visit.ts";
import type { Plan } from "../content/prices.ts";
import { planWords } from "../content/pricing.ts";
import { dollars } from "../workshop/money.ts";
import type { Billing, Price } from "./price.ts";

type Props = { plan: Plan; price: Price; billing: Billing; isBest: boolean };

/** One plan, at the price of the kilns that were counted. */
export function PlanCell({ plan, price, billing, isBest }: Props) {
  const addressOf = useAddressOf();
  const { total, saving, extraKilns } = price;
  const words = planWords[plan.name];
  return (
    <article className="cell plan" data-best={isBest || undefined}>
      <header>
        <h2>{plan.name}</h2>
        {isBest && <p className="plan-best">Fits best</p>}
      </header>
      <p className="plan-price">
        <span className="figure">{dollars(total)}</span> a {billing === "monthly" ? "month" : "year"}
      </p>
      <p className="plan-note">
        {plan.kilns === 1 ? "One kiln" : `${plan.kilns} kilns`} included
        {extraKilns > 0 && `, ${extraKilns} more at ${dollars(plan.extraKiln)} a month`}.{" "}
        {billing === "monthly"
          ? `By the year it saves ${dollars(saving)}.`
          : `Saves ${dollars(saving)} against paying monthly.`}
      </p>
      <p>{words.for}</p>
      <ul>
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a className={isBest ? "action" : "action-quiet"} href={addressOf("/contact")}>
        Start with {plan.name}
      </a>
    </article>
  );
}
