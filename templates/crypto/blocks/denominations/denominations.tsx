import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Offer } from "../../collections.ts";
import { Rosette } from "../../guilloche/rosette.tsx";
import { Change } from "../../market/change.tsx";
import { OfferPrice } from "../../market/offer-price.tsx";
import { courseOf } from "../../market/sample-market.ts";
import { Sparkline } from "../../market/sparkline.tsx";
import "./denominations.css";
import type { DenominationsProps } from "./denominations.props.ts";

/** The coins, or what else there is, as a sheet of uncut notes: mark, price and week of each between hairlines. */
export function Denominations({
  id,
  heading,
  period,
  isPlain = false,
  coins,
  link,
}: Resolved<DenominationsProps> & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="denominations" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul data-count={coins.length % 6 === 0 ? undefined : coins.length}>
        {coins.map((coin, index) => (
          <li key={coin.name} data-plain={!coin.symbol || undefined}>
            <Rosette id={`${id}-${coin.id ?? index}`} symbol={coin.symbol ?? coin.name} radius={190} />
            <Title className={Title === "h2" ? "denominations-name" : undefined}>
              {coin.name} {coin.symbol && !isPlain && <span>{coin.symbol}</span>}
            </Title>
            {coin.origin && <p className="denominations-origin">{coin.origin}</p>}
            {coin.text && <p className="denominations-text">{coin.text}</p>}
            {isQuoted(coin) && !isPlain && <Sparkline values={courseOf(coin, 16)} isUp={coin.week > 0} />}
            <p className="denominations-price">
              <OfferPrice {...coin} />
              {coin.week !== undefined && !isPlain && (
                <span>
                  {period} <Change change={coin.week} />
                </span>
              )}
              {coin.when && <span>{coin.when}</span>}
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

/** Whether it has a course that can be drawn. */
function isQuoted(offer: Offer): offer is Offer & { symbol: string; week: number } {
  return offer.symbol !== undefined && offer.week !== undefined;
}
