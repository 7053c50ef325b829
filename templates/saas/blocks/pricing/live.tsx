import { Faq } from "../../../engine/blocks/faq/faq.tsx";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { plans } from "../content/prices.ts";
import { comparison, faq, pricingWords } from "../content/pricing.ts";
import { Tiles } from "../mosaic/mosaic.tsx";
import { pitch } from "../mosaic/mosaic-paths.ts";
import { Swatch } from "../mosaic/swatch.tsx";
import "../segments.css";
import { useQuery } from "../../../engine/live/use-query.ts";
import { dollars } from "../workshop/money.ts";
import { PlanCell } from "./plan-cell.tsx";
import { type Billing, cheapestPlan, priceOf } from "./price.ts";
import "./pricing.css";
import { formatPricingQuery, mostKilns, parsePricingQuery } from "./pricing-query.ts";

/** The plans, reckoned for the kilns and the billing that the address names, and what they hold. */
export function Pricing() {
  const [query, change] = useQuery(parsePricingQuery, formatPricingQuery);
  const hydrated = useHydrated();
  const { kilns, billing } = query;
  const best = cheapestPlan(plans, kilns);
  return (
    <>
      <div className="block">
        <div className="pricing">
          <header className="cell title-cell pricing-head">
            <h1>{pricingWords.title}</h1>
            <p className="lead">{pricingWords.lead}</p>
          </header>
          <form className="cell pricing-count" method="dialog">
            <fieldset className="segments" disabled={!hydrated}>
              <legend>{pricingWords.billing.label}</legend>
              <BillingChoice value="monthly" billing={billing} onChange={change}>
                {pricingWords.billing.monthly}
              </BillingChoice>
              <BillingChoice value="yearly" billing={billing} onChange={change}>
                {pricingWords.billing.yearly}
              </BillingChoice>
            </fieldset>
            <div className="pricing-kilns">
              <label htmlFor="kilns">{pricingWords.kilns}</label>
              <span className="figure" aria-hidden="true">
                {kilns}
              </span>
              <div>
                <svg viewBox={`0 0 ${mostKilns * pitch - 1} ${pitch - 1}`} aria-hidden="true">
                  <Tiles
                    tiles={Array.from({ length: mostKilns }, (_, column) => ({
                      column,
                      row: 0,
                      stage: column < kilns ? "kiln" : "clay",
                    }))}
                  />
                </svg>
                <input
                  id="kilns"
                  type="range"
                  min={1}
                  max={mostKilns}
                  value={kilns}
                  disabled={!hydrated}
                  onChange={(event) => change({ kilns: Number(event.target.value) }, { replace: true })}
                />
              </div>
            </div>
            {best && (
              <p role="status">
                <b>{best.name}</b> fits best: {said(priceOf(best, kilns, billing), billing)}
              </p>
            )}
          </form>
          {plans.map((plan) => (
            <PlanCell
              key={plan.name}
              plan={plan}
              price={priceOf(plan, kilns, billing)}
              billing={billing}
              isBest={plan === best}
            />
          ))}
          <section className="cell comparison" aria-labelledby="comparison-title">
            <h2 id="comparison-title">{pricingWords.comparison}</h2>
            <table>
              <thead>
                <tr>
                  <td />
                  {plans.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              {comparison.map(({ group, rows }) => (
                <tbody key={group}>
                  <tr>
                    <th colSpan={4} scope="rowgroup">
                      {group}
                    </th>
                  </tr>
                  {rows.map(({ name, cells }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {cells.map((cell, index) => (
                        <td key={plans[index]?.name}>
                          {typeof cell === "string" ? cell : <Mark has={cell} />}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </section>
        </div>
      </div>
      <div className="block pricing-faq">
        <div className="cell">
          <Faq id="faq" {...faq} />
        </div>
      </div>
    </>
  );
}

function said({ total, saving }: { total: number; saving: number }, billing: Billing): string {
  if (billing === "monthly") return `${dollars(total)} a month.`;
  return `${dollars(total)} a year, which saves ${dollars(saving)}.`;
}

type ChoiceProps = {
  value: Billing;
  billing: Billing;
  onChange: (change: { billing: Billing }) => void;
  children: string;
};

function BillingChoice({ value, billing, onChange, children }: ChoiceProps) {
  return (
    <label>
      <input
        type="radio"
        name="billing"
        value={value}
        checked={value === billing}
        onChange={() => onChange({ billing: value })}
      />
      {children}
    </label>
  );
}

function Mark({ has }: { has: boolean }) {
  return (
    <>
      <Swatch stage={has ? "sent" : "clay"} />
      <span className="sr-only">{has ? "Yes" : "No"}</span>
    </>
  );
}
