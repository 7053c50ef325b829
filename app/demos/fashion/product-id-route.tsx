import { type MetaArgs, Navigate, useParams } from "react-router";
import { productById } from "../../../templates/fashion/content/products.ts";
import { frame } from "../../../templates/fashion/frame.ts";
import { LiveFrame } from "../../../templates/fashion/live-frame.tsx";
import { productHead } from "../../../templates/fashion/product/product-head.ts";
import { ProductView } from "../../../templates/fashion/product/product-view.tsx";
import { theme } from "../../../templates/fashion/theme.ts";
import { siteOrigin } from "../../identity/site-origin.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location, params }: MetaArgs) => {
  const product = productById(params.id);
  if (!product) return [];
  const place = demoPlace(location.pathname);
  const { seo, jsonLd } = productHead(product, siteOrigin, place.base);
  return [...siteMeta({ ...frame, pages: {} }, place, seo), jsonLd];
};

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ProductRoute() {
  const product = productById(useParams().id);
  // As the server answers for a piece that the house does not have, only without loading.
  if (!product) return <Navigate to="../product/404" relative="path" replace />;
  return (
    <LiveFrame>
      <ProductView key={product.id} product={product} />
    </LiveFrame>
  );
}
