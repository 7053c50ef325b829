import type { FooterProps } from "./footer.props.ts";

const words = {
  brand: "Harrow & Tide",
  closing: "The schooner is in Brest until March. Come aboard on a Saturday; bring flat shoes.",
  groups: [
    {
      title: "Sail",
      links: [
        { label: "Passages", href: "/passages" },
        { label: "Berths", href: "/berths" },
        { label: "What to pack", href: "/packing" },
      ],
    },
    {
      title: "Ship",
      links: [
        { label: "The schooner", href: "/schooner" },
        { label: "Crew", href: "/crew" },
        { label: "Contact", href: "/contact" },
      ],
    },
  ],
  lines: ["Pier 7, Port Townsend, WA 98368", "Saturday, 10 AM to 4 PM", "(360) 555-0162"],
  legal: "© 2026 Harrow & Tide. A sample site: no ship sails under this name.",
};

export const footerSamples: Record<string, FooterProps> = {
  columns: { variant: "columns", ...words },
  colophon: { variant: "colophon", ...words },
  signature: { variant: "signature", ...words },
};
