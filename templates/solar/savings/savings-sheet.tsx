import { formatNumber, formatWholeDollars } from "../../../engine/language/american-english.ts";
import type { SavingsProps } from "../blocks/savings/savings.props.ts";
import { SectionHour } from "../sky/section-hour.tsx";
import "./savings.css";
import { facts, type Household, panelsFor, type Roof, type Savings, savingsOf, yields } from "./savings.ts";
import { leastPanels, mostPanels, roofs } from "./savings-query.ts";
import { YieldCells } from "./yield-cells.tsx";

type Props = SavingsProps & {
  id: string;
  household: Household;
  /** The bill as it stands in the field, which may be nonsense. */
  draft: string;
  error?: string | undefined;
  /** Without them the sheet only shows. */
  onChange?: ((change: Partial<Household>, how?: { replace: boolean }) => void) | undefined;
  onDraft?: (text: string) => void;
};

const roofNames: Record<Roof, string> = { south: "South", "east-west": "East and west", flat: "Flat" };

/** The calculator: what is paid now, and the invoice that the roof writes instead. */
export function SavingsSheet({
  id,
  hour,
  title,
  lead,
  ask,
  call,
  household,
  draft,
  error,
  onChange,
  onDraft,
}: Props) {
  const savings = savingsOf(household);
  const { bill, roof, panels } = household;
  const matching = Math.min(Math.max(panelsFor(household), leastPanels), mostPanels);
  return (
    <section className="savings" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      <p className="lead">{lead}</p>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={!onChange}>
          <label htmlFor={`${id}-bill`}>Electric bill, dollars a month</label>
          <input
            id={`${id}-bill`}
            className="savings-bill"
            inputMode="numeric"
            autoComplete="off"
            value={draft}
            onChange={(event) => onDraft?.(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error`}
          />
          <p id={`${id}-error`} className="savings-error" role="alert">
            {error}
          </p>
        </fieldset>
        <fieldset className="savings-roofs" disabled={!onChange}>
          <legend>The roof faces</legend>
          {roofs.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="roof"
                value={each}
                checked={each === roof}
                onChange={() => onChange?.({ roof: each })}
              />
              {roofNames[each]}
            </label>
          ))}
        </fieldset>
        <fieldset disabled={!onChange}>
          <label htmlFor={`${id}-panels`}>
            Panels <b>{panels}</b>
          </label>
          <input
            id={`${id}-panels`}
            type="range"
            min={leastPanels}
            max={mostPanels}
            value={panels}
            onChange={(event) => onChange?.({ panels: Number(event.target.value) }, { replace: true })}
          />
          <button
            className="action-quiet"
            type="button"
            disabled={matching === panels}
            onClick={() => onChange?.({ panels: matching })}
          >
            {matching === panels ? "These match your bill" : `${matching} would match your bill`}
          </button>
        </fieldset>
      </form>
      <YieldCells months={savings.months} used={savings.used / 12} isLarge={panels > 20} />
      <div className="savings-papers">
        <p className="savings-old" aria-hidden="true">
          <b>Electric bill</b>
          <span>
            Pay the utility <b>${bill}</b> a month
          </span>
        </p>
        <Invoice household={household} savings={savings} />
      </div>
      <p className="actions">
        <a className="action" href={letter(ask.href, household, savings)}>
          {ask.label}
        </a>
        <a className="action-quiet" href={call.href}>
          {call.label}
        </a>
      </p>
    </section>
  );
}

/** The sum, as one would check it. */
function Invoice({ household, savings }: { household: Household; savings: Savings }) {
  const { roof, panels } = household;
  const { made, usedAtHome, sold, yearly, price, creditBack, net, years, kept } = savings;
  const rows: [string, string][] = [
    [
      `${panels} panels × ${facts.panelWatts} W × ${formatNumber(yields[roof])} hours of sun`,
      `${formatNumber(made)} kWh`,
    ],
    [
      `Used at home: ${formatNumber(usedAtHome)} kWh × $0.${facts.centsBought}`,
      formatWholeDollars(usedAtHome * facts.centsBought),
    ],
    [`Sold: ${formatNumber(sold)} kWh × $0.0${facts.centsSold}`, formatWholeDollars(sold * facts.centsSold)],
  ];
  const terms: [string, string][] = [
    [
      `${formatNumber(panels * facts.panelWatts)} W × $${(facts.centsPerWatt / 100).toFixed(2)}`,
      formatWholeDollars(price),
    ],
    [`Federal credit, ${facts.credit * 100}%`, `−${formatWholeDollars(creditBack)}`],
    ["What you pay", formatWholeDollars(net)],
    [`${formatWholeDollars(net)} ÷ ${formatWholeDollars(yearly)}`, `paid off in ${years.toFixed(1)} years`],
    [
      `${facts.warrantyYears} years × ${formatWholeDollars(yearly)} − ${formatWholeDollars(net)}`,
      `${formatWholeDollars(kept)} kept`,
    ],
  ];
  return (
    <div className="invoice">
      <h3>Invoice</h3>
      <p>
        From: your roof
        <br />
        To: the utility
      </p>
      <Rows rows={rows} />
      <p className="invoice-due" role="status">
        Earned each year <b>{formatWholeDollars(yearly)}</b>
      </p>
      <Rows rows={terms} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly [string, string][] }) {
  return (
    <dl>
      {rows.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The letter that asks for a consultation, with the sum in it. */
function letter(href: string, { bill, roof, panels }: Household, { yearly }: Savings): string {
  const body = `$${bill} a month, ${roofNames[roof]} roof, ${panels} panels: ${formatWholeDollars(yearly)} a year.`;
  return `${href}&body=${encodeURIComponent(body)}`;
}
