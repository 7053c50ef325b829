import {
  formatDollarsAndCents,
  formatNumber,
  formatWholeDollars,
} from "../../../../engine/language/american-english.ts";
import { fill } from "../../../../engine/language/fill.ts";
import { fillAll } from "./fill-all.ts";
import type { SavingsProps } from "./savings.props.ts";
import type { Household, Rates, Savings } from "./savings.ts";

type Props = SavingsProps["invoice"] & { rates: Rates; household: Household; savings: Savings };

/** The sum, as one would check it, in the words of the document. */
export function Invoice({ rates, household, savings, ...words }: Props) {
  const { roof, panels } = household;
  const { made, usedAtHome, sold, yearly, price, creditBack, net, years, kept } = savings;
  const { panelWatts, centsPerWatt, credit, centsBought, centsSold, warrantyYears, yields } = rates;
  const [madeText, netText, yearlyText] = [
    formatNumber(made),
    formatWholeDollars(net),
    formatWholeDollars(yearly),
  ];
  const rows: [string, string][] = [
    [
      fillAll(words.made, panels, formatNumber(panelWatts), formatNumber(yields[roof])),
      fill(words.energy, madeText),
    ],
    [
      fillAll(words.used, formatNumber(usedAtHome), formatDollarsAndCents(centsBought)),
      formatWholeDollars(usedAtHome * centsBought),
    ],
    [
      fillAll(words.sold, formatNumber(sold), formatDollarsAndCents(centsSold)),
      formatWholeDollars(sold * centsSold),
    ],
  ];
  const terms: [string, string][] = [
    [
      fillAll(words.price, formatNumber(panels * panelWatts), formatDollarsAndCents(centsPerWatt)),
      formatWholeDollars(price),
    ],
    [fill(words.credit, Math.round(credit * 100)), `−${formatWholeDollars(creditBack)}`],
    [words.net, netText],
    [`${netText} ÷ ${yearlyText}`, fill(words.paidOff, years.toFixed(1))],
    [fillAll(words.term, warrantyYears, yearlyText, netText), fill(words.kept, formatWholeDollars(kept))],
  ];
  return (
    <div className="invoice">
      <h3>{words.title}</h3>
      <p>
        {words.from}
        <br />
        {words.to}
      </p>
      <Rows rows={rows} />
      <p className="invoice-due" role="status">
        {words.earned} <b>{yearlyText}</b>
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
