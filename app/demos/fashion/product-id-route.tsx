import { type MetaArgs, Navigate, useParams } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { productById } from "./content/products.ts";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { productHead } from "./product/product-head.ts";
import { ProductView } from "./product/product-view.tsx";
import { addressOf } from "./site-address.ts";
import { theme } from "./theme.ts";

export const meta = ({ location, params }: MetaArgs) => {
  const product = productById(params.id);
  if (!product) return [];
  const { seo, jsonLd } = productHead(product);
  return [...siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), seo), jsonLd];
};

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ProductRoute() {
  const product = productById(useParams().id);
  // As the server answers for a piece that the house does not have, only without loading.
  if (!product) return <Navigate to={addressOf("/product/404")} replace />;
  return (
    <LiveFrame>
      <ProductView key={product.id} product={product} />
    </LiveFrame>
  );
}
