import type { Words } from "../../../../engine/language/words.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Product } from "../../collections.ts";
import { numberOf } from "../../pieces/number-of.ts";
import { PieceCard } from "../../pieces/piece-card.tsx";
import "./product-others.css";
import type { ProductOthersProps } from "./product-others.props.ts";

/** What goes with a piece. */
export function ProductOthers({
  id,
  product,
  products,
  title,
  piece,
  locale,
}: Resolved<ProductOthersProps> & { id: string; locale: Words }) {
  const others = product ? othersOf(product, products) : [];
  if (others.length === 0) return null;
  return (
    <section className="product-others" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="pieces" role="list">
        {others.map((other) => (
          <li key={other.id}>
            <PieceCard
              product={other}
              number={numberOf(other, products)}
              words={piece}
              money={locale.money}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pieces to wear with `product`, four at most: of other categories, each of another one, those in stock that follow it. */
function othersOf(product: Product, products: readonly Product[]): readonly Product[] {
  const at = products.findIndex(({ id }) => id === product.id);
  const following = [...products.slice(at + 1), ...products.slice(0, at)].filter(({ inStock }) => inStock);
  const firstOfEach = new Map(following.toReversed().map((other) => [other.category, other]));
  firstOfEach.delete(product.category);
  return [...firstOfEach.values()].slice(0, 4);
}
