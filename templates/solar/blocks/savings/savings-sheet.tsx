import { formatWholeDollars } from "../../../../engine/language/american-english.ts";
import { fill } from "../../../../engine/language/fill.ts";
import type { Words } from "../../../../engine/language/words.ts";
import { SectionHour } from "../../sky/section-hour.tsx";
import { fillAll } from "./fill-all.ts";
import { Invoice } from "./invoice.tsx";
import type { SavingsProps } from "./savings.props.ts";
import "./savings.css";
import { type Household, panelsFor, roofs, savingsOf } from "./savings.ts";
import { type BillError, leastBill, leastPanels, mostBill, mostPanels } from "./savings-query.ts";
import { YieldCells } from "./yield-cells.tsx";

type Props = SavingsProps & {
  id: string;
  locale: Words;
  household: Household;
  /** The bill as it stands in the field, which may be nonsense. */
  draft: string;
  error?: BillError | undefined;
  /** Without them the sheet only shows. */
  onChange?: ((change: Partial<Household>, how?: { replace: boolean }) => void) | undefined;
  onDraft?: (text: string) => void;
};

/** The calculator: what is paid now, and the invoice that the roof writes instead. */
export function SavingsSheet({
  id,
  hour,
  title,
  lead,
  labels,
  errors,
  year,
  old,
  invoice,
  letter,
  rates,
  ask,
  call,
  locale,
  household,
  draft,
  error,
  onChange,
  onDraft,
}: Props) {
  const savings = savingsOf(household, rates);
  const { bill, roof, panels } = household;
  const matching = Math.min(Math.max(panelsFor(household, rates), leastPanels), mostPanels);
  const [before, after] = old.text.split("{}");
  const said = fillAll(
    letter,
    formatWholeDollars(bill * 100),
    labels.roofs[roof],
    panels,
    formatWholeDollars(savings.yearly),
  );
  return (
    <section className="savings" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      {lead && <p className="lead">{lead}</p>}
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={!onChange}>
          <label htmlFor={`${id}-bill`}>{labels.bill}</label>
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
            {error &&
              fill(errors[error], formatWholeDollars((error === "tooLow" ? leastBill : mostBill) * 100))}
          </p>
        </fieldset>
        <fieldset className="savings-roofs" disabled={!onChange}>
          <legend>{labels.roof}</legend>
          {roofs.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-roof`}
                value={each}
                checked={each === roof}
                onChange={() => onChange?.({ roof: each })}
              />
              {labels.roofs[each]}
            </label>
          ))}
        </fieldset>
        <fieldset disabled={!onChange}>
          <label htmlFor={`${id}-panels`}>
            {labels.panels} <b>{panels}</b>
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
            {matching === panels ? labels.matched : fill(labels.matching, matching)}
          </button>
        </fieldset>
      </form>
      <YieldCells
        {...year}
        id={id}
        locale={locale}
        months={savings.months}
        used={savings.used / 12}
        isLarge={panels > 20}
      />
      <div className="savings-papers">
        <p className="savings-old" aria-hidden="true">
          <b>{old.title}</b>
          <span>
            {before}
            <b>{formatWholeDollars(bill * 100)}</b>
            {after}
          </span>
        </p>
        <Invoice {...invoice} rates={rates} household={household} savings={savings} />
      </div>
      {(ask || call) && (
        <p className="actions">
          {ask && (
            <a className="action" href={letterTo(ask.href, said)}>
              {ask.label}
            </a>
          )}
          {call && (
            <a className="action-quiet" href={call.href}>
              {call.label}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

/** The address that a letter with the sum in it is written to; other addresses stay as they are. */
function letterTo(href: string, body: string): string {
  if (!href.startsWith("mailto:")) return href;
  return `${href}${href.includes("?") ? "&" : "?"}body=${encodeURIComponent(body)}`;
}
