import { productDetails } from "../content/product-details.ts";
import { numberOf, type Product, products } from "../content/products.ts";
import { PieceCard } from "../pieces/piece-card.tsx";
import { Price } from "../pieces/price.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import "./product.css";
import { PurchaseForm } from "./purchase-form.tsx";

/** The page of one piece: what it looks like, what it costs and in which size, then what is to be known of it. */
export function ProductView({ product }: { product: Product }) {
  const { name, category, color, rating, reviews } = product;
  const { images, description, material, care, features, sizeGuide } = productDetails[product.id];
  return (
    <>
      <div className="block">
        <article className="product">
          <h1>{name}</h1>
          <PictureChoice images={images} />
          <p className="product-number" aria-hidden="true">
            <span className="leaning">{numberOf(product)}</span>
          </p>
          <div className="product-buy">
            <p className="product-kind">
              {category}, {color.toLowerCase()}
            </p>
            <p className="product-price">
              <Price {...product} />
            </p>
            <p className="product-rating">
              Rated {rating.toFixed(1)} out of 5 in {reviews} reviews
            </p>
            <PurchaseForm product={product} sizeGuide={sizeGuide} />
          </div>
        </article>
      </div>
      <div className="block" data-tone="deep">
        <section className="product-story" aria-labelledby="story">
          <h2 id="story" className="sr-only">
            About the {name}
          </h2>
          <p className="product-description">{description}</p>
          <dl>
            <div>
              <dt>Material</dt>
              <dd>{material}</dd>
            </div>
            <div>
              <dt>Care</dt>
              <dd>{care}</dd>
            </div>
            <div>
              <dt>Details</dt>
              {features.map((feature) => (
                <dd key={feature}>{feature}</dd>
              ))}
            </div>
          </dl>
        </section>
      </div>
      <div className="block">
        <section className="product-others" aria-labelledby="others">
          <h2 id="others">Leans well with</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
          <ul className="pieces" role="list">
            {othersOf(product).map((other) => (
              <li key={other.id}>
                <PieceCard product={other} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** Four pieces to wear with `product`: of other categories, each of another one, those in stock that follow it. */
function othersOf(product: Product): readonly Product[] {
  const at = products.indexOf(product);
  const following = [...products.slice(at + 1), ...products.slice(0, at)].filter(({ inStock }) => inStock);
  const firstOfEach = new Map(following.toReversed().map((other) => [other.category, other]));
  firstOfEach.delete(product.category);
  return [...firstOfEach.values()];
}
