import { useRef } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Words } from "../../../../engine/language/words.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { numberOf } from "../../pieces/number-of.ts";
import { PieceCard } from "../../pieces/piece-card.tsx";
import { unitOf } from "../../unit-of.ts";
import { Lean } from "../lean/lean.tsx";
import { selectProducts } from "./select-products.ts";
import "./shop.css";
import type { ShopProps } from "./shop.props.ts";
import { ShopPages } from "./shop-pages.tsx";
import { formatShopQuery, parseShopQuery, type ShopQuery, views } from "./shop-query.ts";
import { ShopSentence } from "./shop-sentence.tsx";

/** The shop: a sentence that says what is shown, and the pieces it speaks of. All it knows stands in the address. */
export function Shop(shop: Resolved<ShopProps> & { locale: Words }) {
  const { title, products, prices, count: words, list, none, piece, locale } = shop;
  const [query, ask] = useQuery((search) => parseShopQuery(search, shop), formatShopQuery);
  const { count, pages, page, shown } = selectProducts(products, query, prices);
  const status = useRef<HTMLParagraphElement>(null);

  /** Another choice begins with its first page. */
  function change(changes: Partial<ShopQuery>): void {
    ask({ page: 1, ...changes });
  }

  function reset(): void {
    change(parseShopQuery("", shop));
    // The button that was pressed goes with the words it took back.
    status.current?.focus();
  }

  return (
    <div className="shop">
      <PageTitle>
        <Lean word={title} />
      </PageTitle>
      <p className="shop-count" role="status" tabIndex={-1} ref={status}>
        <span className="leaning">{count}</span> {unitOf(count, words)}
        {pages > 1 && <span className="sr-only">{fillIn(words.pages, { page, pages })}</span>}
      </p>
      <ShopSentence {...shop} query={query} onChange={change} onReset={count > 0 ? reset : undefined} />
      <ShopViews words={shop.views} view={query.view} onChange={(view) => change({ view, page })} />
      <section className="shop-pieces" aria-label={list}>
        <h2 className="sr-only">{list}</h2>
        {count === 0 && (
          <div className="shop-none">
            <p className="shop-none-title">{none.title}</p>
            <p>{none.text}</p>
            <button className="action" type="button" onClick={reset}>
              {none.reset}
            </button>
          </div>
        )}
        {count > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
          <ul className="pieces" role="list" data-view={query.view}>
            {shown.map((product, index) => (
              <li key={product.id}>
                <PieceCard
                  product={product}
                  number={numberOf(product, products)}
                  words={piece}
                  money={locale.money}
                  isFirst={index < 4}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <ShopPages
        query={query}
        pages={pages}
        page={page}
        words={shop.pages}
        onTurn={() => status.current?.focus()}
      />
    </div>
  );
}

Shop.opensPage = true;

type ViewsProps = {
  words: ShopProps["views"];
  view: ShopQuery["view"];
  onChange: (view: ShopQuery["view"]) => void;
};

function ShopViews({ words, view, onChange }: ViewsProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className="shop-views" disabled={!hydrated}>
      <legend className="sr-only">{words.label}</legend>
      {views.map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange(name)}>
          {words[name]}
        </button>
      ))}
    </fieldset>
  );
}
