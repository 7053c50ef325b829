import type { FooterProps } from "../engine/blocks/footer/footer.props.ts";
import type { NavigationProps } from "../engine/blocks/navigation/navigation.props.ts";
import type { Business, SiteDocument } from "../engine/document/site-document.ts";
import type { Picture } from "../engine/picture.ts";
import type { Theme } from "../engine/theme/theme.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Day = (typeof week)[number];

type Facts<Known extends Business> = {
  theme: Theme;
  /** Without a brand, navigation and footer bear the name of the business. */
  nav: Omit<NavigationProps, "brand"> & Partial<Pick<NavigationProps, "brand">>;
  footer: Omit<FooterProps, "brand"> & Partial<Pick<FooterProps, "brand">>;
  /** Shown where the site is shared. */
  picture: Picture;
  business: Known;
};

/** A demo's site without its pages, which is all that a page with state needs to stand in. */
export function demoFrame<const Known extends Business>({
  theme,
  nav,
  footer,
  picture,
  business,
}: Facts<Known>) {
  const { name } = business;
  return {
    schema: 2, // `currentSchema` would bring what checks documents into the browser
    theme,
    nav: { brand: name, ...nav },
    footer: { brand: name, ...footer },
    seo: { siteName: name, language: "en-US", picture, business },
  } satisfies Omit<SiteDocument, "pages">;
}

/** An address in the United States as schema.org writes it. */
export function usAddress(
  streetAddress: string,
  addressLocality: string,
  addressRegion: string,
  postalCode: string,
) {
  return {
    "@type": "PostalAddress",
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: "US",
  };
}

/** Opening hours as schema.org writes them: the same on each of `dayOfWeek`, from `opens` to `closes` (`17:30`). */
export function opening(dayOfWeek: string[], opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

/** The days of a week from `first` to `last`, which are among them. */
export function daysFrom(first: Day, last: Day): string[] {
  return week.slice(week.indexOf(first), week.indexOf(last) + 1);
}
