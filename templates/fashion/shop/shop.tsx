import { useRef } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../engine/live/use-query.ts";
import { Lean } from "../blocks/lean/lean.tsx";
import { products } from "../content/products.ts";
import { PieceCard } from "../pieces/piece-card.tsx";
import { selectProducts } from "./select-products.ts";
import "./shop.css";
import { ShopPages } from "./shop-pages.tsx";
import { formatShopQuery, parseShopQuery, type ShopQuery, views } from "./shop-query.ts";
import { ShopSentence } from "./shop-sentence.tsx";

const everything = parseShopQuery("");

/** The shop: a sentence that says what is shown, and the pieces it speaks of. All it knows stands in the address. */
export function Shop() {
  const [query, ask] = useQuery(parseShopQuery, formatShopQuery);
  const { count, pages, page, shown } = selectProducts(products, query);
  const status = useRef<HTMLParagraphElement>(null);

  /** Another choice begins with its first page. */
  function change(changes: Partial<ShopQuery>): void {
    ask({ page: 1, ...changes });
  }

  function reset(): void {
    change(everything);
    // The button that was pressed goes with the words it took back.
    status.current?.focus();
  }

  return (
    <div className="block">
      <div className="shop">
        <h1>
          <Lean word="Shop" />
        </h1>
        <p className="shop-count" role="status" tabIndex={-1} ref={status}>
          <span className="leaning">{count}</span> {count === 1 ? "piece" : "pieces"}
          {pages > 1 && (
            <span className="sr-only">
              , page {page} of {pages}
            </span>
          )}
        </p>
        <ShopSentence query={query} onChange={change} onReset={count > 0 ? reset : undefined} />
        <ShopViews view={query.view} onChange={(view) => change({ view, page })} />
        <section className="shop-pieces" aria-label="Pieces">
          <h2 className="sr-only">Pieces</h2>
          {count === 0 && (
            <div className="shop-none">
              <p className="shop-none-title">Nothing hangs here.</p>
              <p>No piece fits the whole sentence. Take a word back, or begin again.</p>
              <button className="action" type="button" onClick={reset}>
                Show everything
              </button>
            </div>
          )}
          {count > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
            <ul className="pieces" role="list" data-view={query.view}>
              {shown.map((product, index) => (
                <li key={product.id}>
                  <PieceCard product={product} isFirst={index < 4} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <ShopPages query={query} pages={pages} page={page} onTurn={() => status.current?.focus()} />
      </div>
    </div>
  );
}

function ShopViews({
  view,
  onChange,
}: {
  view: ShopQuery["view"];
  onChange: (view: ShopQuery["view"]) => void;
}) {
  const hydrated = useHydrated();
  return (
    <fieldset className="shop-views" disabled={!hydrated}>
      <legend className="sr-only">Layout</legend>
      {views.map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange(name)}>
          {name === "grid" ? "Grid" : "List"}
        </button>
      ))}
    </fieldset>
  );
}
