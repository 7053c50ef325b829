import { expect, test } from "vitest";
import { hero } from "./luxury/pictures.ts";
import { theme } from "./luxury/theme.ts";
import { daysFrom, demoFrame } from "./template-frame.ts";

function frameWith(brands: { nav?: string; footer?: string }) {
  return demoFrame({
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
    business: { "@type": "Organization", name: "Example" },
  });
}

test("navigation, footer and what is shared bear the name of the business", () => {
  const { nav, footer, seo } = frameWith({});
  expect([nav.brand, footer.brand, seo.siteName]).toEqual(["Example", "Example", "Example"]);
});

test("a navigation or footer that has a sign of its own keeps it", () => {
  const { nav, footer, seo } = frameWith({ nav: "example", footer: "The End" });
  expect([nav.brand, footer.brand, seo.siteName]).toEqual(["example", "The End", "Example"]);
});

test("the days of a week from one to another hold both", () => {
  expect(daysFrom("Tuesday", "Thursday")).toEqual(["Tuesday", "Wednesday", "Thursday"]);
  expect(daysFrom("Monday", "Sunday")).toHaveLength(7);
});
