import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import "./product-story.css";
import type { ProductStoryProps } from "./product-story.props.ts";

/** What is to be known of a piece; nothing where nothing is said of it. */
export function ProductStory({
  id,
  product,
  title,
  ...labels
}: Resolved<ProductStoryProps> & { id: string }) {
  if (!product) return null;
  const { name, description, material, care, features = [] } = product;
  return (
    <section className="product-story" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        {fillIn(title, { piece: name })}
      </h2>
      {description && <p className="product-description">{description}</p>}
      {(material || care || features.length > 0) && (
        <dl>
          {material && (
            <div>
              <dt>{labels.material}</dt>
              <dd>{material}</dd>
            </div>
          )}
          {care && (
            <div>
              <dt>{labels.care}</dt>
              <dd>{care}</dd>
            </div>
          )}
          {features.length > 0 && (
            <div>
              <dt>{labels.features}</dt>
              {features.map((feature) => (
                <dd key={feature}>{feature}</dd>
              ))}
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
