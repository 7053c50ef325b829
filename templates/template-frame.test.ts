import { expect, test } from "vitest";
import { hero } from "./luxury/pictures.ts";
import { theme } from "./luxury/theme.ts";
import { templateFrame } from "./template-frame.ts";

function frameWith(brands: { nav?: string; footer?: string }) {
  return templateFrame({
    design: "example",
    facts: { name: "Example" },
    theme,
    nav: {
      variant: "bar",
      links: [{ label: "Home", href: "/" }],
      menuLabel: "Menu",
      ...(brands.nav && { brand: brands.nav }),
    },
    footer: {
      variant: "columns",
      groups: [],
      lines: [],
      legal: "Fictional.",
      ...(brands.footer && { brand: brands.footer }),
    },
    picture: hero,
    business: { "@type": "Organization" },
  });
}

test("navigation and footer bear the name of the business", () => {
  const { nav, footer } = frameWith({});
  expect([nav.brand, footer.brand]).toEqual(["{name}", "{name}"]);
});

test("a navigation or footer that has a sign of its own keeps it", () => {
  const { nav, footer } = frameWith({ nav: "example", footer: "The End" });
  expect([nav.brand, footer.brand]).toEqual(["example", "The End"]);
});
