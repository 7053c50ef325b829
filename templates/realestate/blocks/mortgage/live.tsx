import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { formatAmount } from "../../measures.ts";
import "./mortgage.css";
import type { MortgageProps } from "./mortgage.props.ts";
import { estimateMortgage, type Loan, type LoanField, type LoanWords, readLoan } from "./mortgage.ts";

const fields: readonly LoanField[] = ["price", "down", "rate", "years"];

type Props = Resolved<MortgageProps> & { id: string };

/** The payment for the house of the page; nothing without one. */
export function Mortgage(props: Props) {
  return props.house ? <MortgageSheet {...props} price={props.house.price} /> : null;
}

/** What the house costs a month: four figures in, the formula with them put in, one figure out. Nothing leaves the page. */
function MortgageSheet({ price, ...props }: Props & { price: number }) {
  const { id, usual } = props;
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<LoanWords>({
    price: formatNumber(price / 100),
    down: String(usual.down),
    rate: String(usual.rate),
    years: String(usual.years),
  });
  // The last that could be read: what is wrong is said beside its field, and the figure stays.
  const [good, setGood] = useState<Loan>({ price, ...usual });
  const { errors } = readLoan(typed, props);

  function type(field: LoanField, text: string): void {
    const next = { ...typed, [field]: text };
    setTyped(next);
    const { loan } = readLoan(next, props);
    if (loan) setGood(loan);
  }

  const { principal, monthlyRate, payments, monthly, interest } = estimateMortgage(good);
  const isStale = Object.keys(errors).length > 0;
  return (
    <section className="mortgage" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{props.title}</h2>
      <fieldset className="mortgage-fields" disabled={!hydrated}>
        <legend className="sr-only">{props.label}</legend>
        {fields.map((field) => (
          <div key={field}>
            <label className="label" htmlFor={`${id}-${field}`}>
              {props.fields[field].label}
            </label>
            <span className="mortgage-field" data-unit={props.fields[field].unit}>
              <input
                id={`${id}-${field}`}
                inputMode="decimal"
                autoComplete="off"
                value={typed[field]}
                aria-invalid={errors[field] ? true : undefined}
                aria-describedby={`${id}-${field}-error`}
                onChange={(event) => type(field, event.target.value)}
              />
              <span>{props.fields[field].unit}</span>
            </span>
            <p className="mortgage-error" id={`${id}-${field}-error`} aria-live="polite">
              {errors[field]}
            </p>
          </div>
        ))}
      </fieldset>
      <div className="mortgage-sum">
        <Formula
          principal={principal}
          monthlyRate={monthlyRate}
          payments={payments}
          symbols={props.symbols}
          dividedBy={props.dividedBy}
        />
        <p className="mortgage-result" role="status" data-stale={isStale}>
          <span aria-hidden="true">=</span> <strong>{formatAmount(monthly)}</strong> {props.aMonth}
          {isStale && <small>{props.stale}</small>}
        </p>
        <dl className="facts">
          <div>
            <dt>{props.loan}</dt>
            <dd>{formatAmount(principal)}</dd>
          </div>
          <div>
            <dt>{props.payments}</dt>
            <dd>{payments}</dd>
          </div>
          <div>
            <dt>{props.interest}</dt>
            <dd>{formatAmount(interest)}</dd>
          </div>
        </dl>
        <p className="mortgage-note">{props.note}</p>
      </div>
    </section>
  );
}

type FormulaProps = Pick<MortgageProps, "symbols" | "dividedBy"> & {
  principal: number;
  monthlyRate: number;
  payments: number;
};

/** The formula in letters, then with the figures put in. Without interest it is a plain division. */
function Formula({ principal, monthlyRate, payments, symbols, dividedBy }: FormulaProps) {
  const { loan: P, rate: r, payments: n } = symbols;
  const [loan, rate] = [formatAmount(principal), String(Number(monthlyRate.toPrecision(6)))];
  if (monthlyRate === 0)
    return (
      <div className="formula">
        <Fraction over={P} under={n} dividedBy={dividedBy} />
        <span>=</span>
        <Fraction over={loan} under={String(payments)} dividedBy={dividedBy} />
      </div>
    );
  return (
    <div className="formula">
      <Fraction
        dividedBy={dividedBy}
        over={
          <>
            {P} × {r} × (1 + {r})<sup>{n}</sup>
          </>
        }
        under={
          <>
            (1 + {r})<sup>{n}</sup> − 1
          </>
        }
      />
      <span>=</span>
      <Fraction
        dividedBy={dividedBy}
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

function Fraction({ over, under, dividedBy }: { over: ReactNode; under: ReactNode; dividedBy: string }) {
  return (
    <p className="fraction">
      <span>{over}</span> <span className="sr-only">{dividedBy}</span> <span>{under}</span>
    </p>
  );
}
