import type { NavigationProps } from "./navigation.props.ts";

const links = [
  { label: "Menu", href: "/menu" },
  { label: "About", href: "/about" },
  { label: "Rooms", href: "/rooms" },
  { label: "Contact", href: "/contact" },
];
const words = {
  brand: "Noctua",
  links,
  action: { label: "Reserve", href: "/reservations" },
  menuLabel: "Menu",
};

export const navigationSamples: Record<string, NavigationProps> = {
  bar: { variant: "bar", ...words },
  masthead: { variant: "masthead", ...words },
  split: { variant: "split", ...words },
  long: {
    variant: "bar",
    brand: "Harrow, Tidewater & Daughters Roofing",
    links: [
      ...links,
      { label: "Emergency service", href: "/emergency" },
      { label: "Financing", href: "/financing" },
      { label: "Our work", href: "/work" },
      { label: "Service area", href: "/area" },
    ],
    action: { label: "Call (512) 555-0117", href: "tel:+15125550117" },
    menuLabel: "Menu",
  },
};
