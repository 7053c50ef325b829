import type { MoneyStyle } from "../../../engine/language/words.ts";
import { fillIn } from "../../fill-in.ts";
import type { Product } from "../collections.ts";
import { discountPercent, formatPrice } from "../money.ts";
import type { PriceWords } from "./piece-words.ts";
import "./price.css";

type Props = Pick<Product, "price" | "originalPrice"> & {
  words: PriceWords;
  money: MoneyStyle | undefined;
};

/** What a piece costs; of one on sale also what it cost before, and how much less that is. */
export function Price({ price, originalPrice, words, money }: Props) {
  if (!originalPrice) return <span className="price">{formatPrice(price, money)}</span>;
  return (
    <span className="price">
      <span className="sr-only">{words.before} </span>
      <s>{formatPrice(originalPrice, money)}</s>
      <span className="sr-only"> {words.now} </span> {formatPrice(price, money)}{" "}
      <span className="price-off" data-long={words.off.length > 16 || undefined}>
        {fillIn(words.off, { percent: discountPercent({ price, originalPrice }) })}
      </span>
    </span>
  );
}
