import type { FooterProps } from "../engine/blocks/footer/footer.props.ts";
import type { NavigationProps } from "../engine/blocks/navigation/navigation.props.ts";
import type { Business, SiteDocument } from "../engine/document/site-document.ts";
import type { Facts } from "../engine/facts/facts.ts";
import type { Picture } from "../engine/picture.ts";
import type { Theme } from "../engine/theme/theme.ts";

type Parts<Known extends Business> = {
  /** The template's own name: that of its folder. */
  design: string;
  facts: Facts;
  formats?: SiteDocument["formats"];
  theme: Theme;
  /** Without a brand, navigation and footer bear the name of the business. */
  nav: Omit<NavigationProps, "brand"> & Partial<Pick<NavigationProps, "brand">>;
  footer: Omit<FooterProps, "brand"> & Partial<Pick<FooterProps, "brand">>;
  /** Shown where the site is shared. */
  picture: Picture;
  business: Known;
  collections?: SiteDocument["collections"];
};

/** A template's site without its pages, which is all that a page with state needs to stand in. */
export function templateFrame<const Known extends Business>({
  nav,
  footer,
  picture,
  business,
  ...parts
}: Parts<Known>) {
  return {
    schema: 3, // `currentSchema` would bring what checks documents into the browser
    ...parts,
    nav: { brand: "{name}", ...nav },
    footer: { brand: "{name}", ...footer },
    seo: { language: "en-US", picture, business },
  } satisfies Omit<SiteDocument, "pages">;
}
