import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import { Swatch } from "../../mosaic/swatch.tsx";
import "../../segments.css";
import { useQuery } from "../../../../engine/live/use-query.ts";
import { money } from "./money.ts";
import { PlanCell } from "./plan-cell.tsx";
import { type Billing, cheapestPlan, type Price, priceOf } from "./price.ts";
import "./pricing.css";
import type { PricingProps } from "./pricing.props.ts";
import { formatPricingQuery, mostKilns, parsePricingQuery } from "./pricing-query.ts";

/** The plans, reckoned for the kilns and the billing that the address names, and what they hold. */
export function Pricing({
  id,
  title,
  lead,
  plans,
  monthsInYear,
  start,
  words,
  comparison,
  ...labels
}: PricingProps & { id: string }) {
  const [query, change] = useQuery(parsePricingQuery, formatPricingQuery);
  const hydrated = useHydrated();
  const { kilns, billing } = query;
  const best = cheapestPlan(plans, kilns);
  return (
    <div className="pricing">
      <header className="cell title-cell pricing-head">
        <PageTitle>{title}</PageTitle>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <form className="cell pricing-count" method="dialog">
        <fieldset className="segments" disabled={!hydrated}>
          <legend>{labels.billing.label}</legend>
          <BillingChoice value="monthly" billing={billing} onChange={change}>
            {labels.billing.monthly}
          </BillingChoice>
          <BillingChoice value="yearly" billing={billing} onChange={change}>
            {labels.billing.yearly}
          </BillingChoice>
        </fieldset>
        <div className="pricing-kilns">
          <label htmlFor={`${id}-kilns`}>{labels.kilns}</label>
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
              id={`${id}-kilns`}
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
            <b>{best.name}</b> {words.fits}{" "}
            {said(priceOf(best, kilns, billing, monthsInYear), billing, words)}
          </p>
        )}
      </form>
      {plans.map((plan) => (
        <PlanCell
          key={plan.name}
          plan={plan}
          price={priceOf(plan, kilns, billing, monthsInYear)}
          billing={billing}
          isBest={plan === best}
          start={start}
          words={words}
        />
      ))}
      {comparison && (
        <section className="cell comparison" aria-labelledby={`${id}-comparison`}>
          <h2 id={`${id}-comparison`}>{comparison.title}</h2>
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
            {comparison.groups.map(({ group, rows }) => (
              <tbody key={group}>
                <tr>
                  <th colSpan={plans.length + 1} scope="rowgroup">
                    {group}
                  </th>
                </tr>
                {rows.map(({ name, cells }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {plans.map((plan, index) => (
                      <td key={plan.name}>
                        <Cell cell={cells[index] ?? false} yes={comparison.yes} no={comparison.no} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </div>
  );
}

Pricing.opensPage = true;

function said({ total, saving }: Price, billing: Billing, words: PricingProps["words"]): string {
  if (billing === "monthly") return fill(words.costsMonthly, money(total, words.currency));
  return fill(fill(words.costsYearly, money(total, words.currency)), money(saving, words.currency));
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

function Cell({ cell, yes, no }: { cell: string | boolean; yes: string; no: string }) {
  if (typeof cell === "string") return cell;
  return (
    <>
      <Swatch stage={cell ? "sent" : "clay"} />
      <span className="sr-only">{cell ? yes : no}</span>
    </>
  );
}
