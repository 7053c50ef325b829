import type { MouseEvent } from "react";
import { useAddressOf, useSiteVisit } from "../../../../engine/live/site-visit.ts";
import { fillIn } from "../../../fill-in.ts";
import type { ShopProps } from "./shop.props.ts";
import { formatShopQuery, type ShopQuery } from "./shop-query.ts";

type Props = {
  query: ShopQuery;
  pages: number;
  /** The one that is shown. */
  page: number;
  words: ShopProps["pages"];
  /** Called when another page is asked for; here the focus can be led to where it begins. */
  onTurn: () => void;
};

/** The numbers of the pages, where there is more than one. */
export function ShopPages({ query, pages, page, words, onTurn }: Props) {
  const { navigate } = useSiteVisit();
  const addressOf = useAddressOf();
  if (pages === 1) return null;

  function turn(event: MouseEvent, search: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search }, { preventScrollReset: true });
    onTurn();
  }

  return (
    <nav className="shop-pages" aria-label={words.label}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => {
        const search = formatShopQuery({ ...query, page: number });
        return (
          <a
            key={number}
            href={addressOf(`/shop${search}`)}
            aria-label={fillIn(words.page, { page: number })}
            aria-current={number === page ? "page" : undefined}
            onClick={(event) => turn(event, search)}
          >
            <span className="leaning">{number}</span>
          </a>
        );
      })}
    </nav>
  );
}
