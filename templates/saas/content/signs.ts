import type { SignProps } from "../blocks/sign/sign.props.ts";

/** What each page says last. */
export const homeSign: SignProps = {
  name: "{name}",
  title: "Lay the first tile",
  link: { label: "Talk to us", href: "/contact" },
};

export const dashboardSign: SignProps = {
  name: "{name}",
  title: "Now with your own orders",
  link: { label: "See the prices", href: "/pricing" },
};

export const pricingSign: SignProps = {
  name: "{name}",
  title: "Still counting kilns?",
  link: { label: "Ask us", href: "/contact" },
};

export const knowledgeSign: SignProps = {
  name: "{name}",
  title: "Not written down yet?",
  link: { label: "Ask us", href: "/contact" },
};

export const contactSign: SignProps = {
  name: "{name}",
  title: "Or look around first",
  link: { label: "Open the dashboard", href: "/dashboard" },
};
