import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "../../../engine/language/american-english.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import type { Cents } from "../content/houses.ts";
import { formatAmount } from "../measures.ts";
import { estimateMortgage, type Loan, type LoanField, type LoanWords, readLoan } from "./mortgage.ts";

const fields: readonly { field: LoanField; label: string; unit: string }[] = [
  { field: "price", label: "Price", unit: "$" },
  { field: "down", label: "Down payment", unit: "%" },
  { field: "rate", label: "Rate a year", unit: "%" },
  { field: "years", label: "Term", unit: "years" },
];

const usual = { down: 20, rate: 6.25, years: 30 };

/** What the house costs a month: four figures in, the formula with them put in, one figure out. Nothing leaves the page. */
export function MortgageSheet({ price }: { price: Cents }) {
  const id = useId();
  const hydrated = useHydrated();
  const [words, setWords] = useState<LoanWords>({
    price: formatNumber(price / 100),
    down: String(usual.down),
    rate: String(usual.rate),
    years: String(usual.years),
  });
  // The last that could be read: what is wrong is said beside its field, and the figure stays.
  const [good, setGood] = useState<Loan>({ price, ...usual });
  const { errors } = readLoan(words);

  function type(field: LoanField, text: string): void {
    const next = { ...words, [field]: text };
    setWords(next);
    const { loan } = readLoan(next);
    if (loan) setGood(loan);
  }

  const { principal, monthlyRate, payments, monthly, interest } = estimateMortgage(good);
  const isStale = Object.keys(errors).length > 0;
  return (
    <section className="mortgage" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Monthly payment</h2>
      <fieldset className="mortgage-fields" disabled={!hydrated}>
        <legend className="sr-only">The loan</legend>
        {fields.map(({ field, label, unit }) => (
          <div key={field}>
            <label className="label" htmlFor={`${id}-${field}`}>
              {label}
            </label>
            <span className="mortgage-field" data-unit={unit}>
              <input
                id={`${id}-${field}`}
                inputMode="decimal"
                autoComplete="off"
                value={words[field]}
                aria-invalid={errors[field] ? true : undefined}
                aria-describedby={`${id}-${field}-error`}
                onChange={(event) => type(field, event.target.value)}
              />
              <span>{unit}</span>
            </span>
            <p className="mortgage-error" id={`${id}-${field}-error`} aria-live="polite">
              {errors[field]}
            </p>
          </div>
        ))}
      </fieldset>
      <div className="mortgage-sum">
        <Formula principal={principal} monthlyRate={monthlyRate} payments={payments} />
        <p className="mortgage-result" role="status" data-stale={isStale}>
          <span aria-hidden="true">=</span> <strong>{formatAmount(monthly)}</strong> a month
          {isStale && <small>With the last figures that could be read.</small>}
        </p>
        <dl className="facts">
          <div>
            <dt>Loan, P</dt>
            <dd>{formatAmount(principal)}</dd>
          </div>
          <div>
            <dt>Payments, n</dt>
            <dd>{payments}</dd>
          </div>
          <div>
            <dt>Interest in all</dt>
            <dd>{formatAmount(interest)}</dd>
          </div>
        </dl>
        <p className="mortgage-note">
          An estimate, worked out on this page and sent to nobody. Taxes and insurance are not in it; a bank’s
          opinion isn’t either.
        </p>
      </div>
    </section>
  );
}

/** The formula in letters, then with the figures put in. Without interest it is a plain division. */
function Formula({
  principal,
  monthlyRate,
  payments,
}: {
  principal: Cents;
  monthlyRate: number;
  payments: number;
}) {
  const [loan, rate] = [formatAmount(principal), String(Number(monthlyRate.toPrecision(6)))];
  if (monthlyRate === 0)
    return (
      <div className="formula">
        <Fraction over="P" under="n" />
        <span>=</span>
        <Fraction over={loan} under={String(payments)} />
      </div>
    );
  return (
    <div className="formula">
      <Fraction
        over={
          <>
            P × r × (1 + r)<sup>n</sup>
          </>
        }
        under={
          <>
            (1 + r)<sup>n</sup> − 1
          </>
        }
      />
      <span>=</span>
      <Fraction
        over={
          <>
            {loan} × {rate} × (1 + {rate})<sup>{payments}</sup>
          </>
        }
        under={
          <>
            (1 + {rate})<sup>{payments}</sup> − 1
          </>
        }
      />
    </div>
  );
}

function Fraction({ over, under }: { over: ReactNode; under: ReactNode }) {
  return (
    <p className="fraction">
      <span>{over}</span> <span className="sr-only">divided by</span> <span>{under}</span>
    </p>
  );
}
