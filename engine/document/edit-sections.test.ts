import { expect, test } from "vitest";
import { duplicateSection, linksTo, moveSection, removeSection } from "./edit-sections.ts";
import type { Page } from "./site-document.ts";

const page: Page = {
  seo: { title: "x", description: "x" },
  sections: {
    head: { type: "hero", props: { title: "Kiln" } },
    work: { type: "gallery", id: "work", props: { link: { label: "Up", href: "#top" } } },
    end: { type: "call-to-action", props: { actions: [{ label: "Work", href: "#work" }] } },
  },
  order: ["head", "work", "end"],
};

test("a copy stands behind its section, without its name, and is nobody else's", () => {
  const twice = duplicateSection(page, "work", "copy");
  expect(twice.order).toEqual(["head", "work", "copy", "end"]);
  expect(twice.sections.copy).toEqual({ type: "gallery", props: page.sections.work?.props });
  expect(twice.sections.copy?.props).not.toBe(page.sections.work?.props);
});

test("no copy is made under a key that is taken, or of what is not there", () => {
  expect(duplicateSection(page, "work", "end")).toBe(page);
  expect(duplicateSection(page, "none", "copy")).toBe(page);
});

test("a section is moved to where it is wanted, or goes with its place, and the page before stays as it was", () => {
  const before = structuredClone(page);
  expect(moveSection(page, "end", 0).order).toEqual(["end", "head", "work"]);
  expect(moveSection(page, "head", 2).order).toEqual(["work", "end", "head"]);
  const without = removeSection(page, "work");
  expect([without.order, Object.keys(without.sections)]).toEqual([
    ["head", "end"],
    ["head", "end"],
  ]);
  expect(page).toEqual(before);
});

test("links to a section are found on its page, on others, and in the frame", () => {
  const other: Page = {
    ...page,
    sections: {
      one: { type: "hero", props: { link: { href: "/#work" } } },
      two: { type: "hero", props: { href: "#work" } },
    },
    order: ["one", "two"],
  };
  const nav = {
    variant: "bar",
    brand: "Kiln",
    links: [{ label: "Work", href: "/#work" }],
    menuLabel: "Menu",
  } as const;
  const footer = { variant: "colophon", brand: "Kiln", groups: [], lines: [], legal: "x" } as const;
  const site = {
    nav: { ...nav, links: [...nav.links] },
    footer: { ...footer, groups: [], lines: [] },
    pages: { "/": page, "/more": other },
  };
  expect(linksTo(site, "/", "work")).toEqual(["/ end", "/more one", "nav"]);
});
