import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Rosette } from "../../guilloche/rosette.tsx";
import { Change } from "../../market/change.tsx";
import { formatPrice } from "../../market/figures.ts";
import { courseOf } from "../../market/sample-market.ts";
import { Sparkline } from "../../market/sparkline.tsx";
import "./denominations.css";
import type { DenominationsProps } from "./denominations.props.ts";

/** The coins as a sheet of uncut notes: mark, price and week of each between hairlines. */
export function Denominations({
  id,
  heading,
  period,
  coins,
  link,
}: Resolved<DenominationsProps> & { id: string }) {
  return (
    <section className="denominations" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {coins.map((coin) => (
          <li key={coin.id}>
            <Rosette id={`${id}-${coin.id}`} symbol={coin.symbol} radius={190} />
            <h3>
              {coin.name} <span>{coin.symbol}</span>
            </h3>
            {coin.origin && <p className="denominations-origin">{coin.origin}</p>}
            <Sparkline values={courseOf(coin, 16)} isUp={coin.week > 0} />
            <p className="denominations-price">
              <b>{formatPrice(coin.price)}</b>
              <span>
                {period} <Change change={coin.week} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      {link && (
        <a className="action-quiet" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
