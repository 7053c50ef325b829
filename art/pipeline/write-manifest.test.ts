import { expect, test } from "vitest";
import type { PictureSpec } from "./picture-spec.ts";
import { manifest, nameOfSet } from "./write-manifest.ts";

const bag: PictureSpec = {
  name: "bag",
  scene: "fashion/bag.py",
  width: 1000,
  height: 1250,
  widths: [400, 800],
  alt: 'A bag, "the" bag.',
};
const record = { sources: "s", encoding: "400,800", version: "3fa2c81b", colour: "#c98f6a" };

test("gives the widest file's size and leaves out what is not yet rendered", () => {
  const shoes = { ...bag, name: "red-shoes" };
  expect(
    manifest("fashion-products", [bag, shoes], { bag: record }),
  ).toBe(`// Written by npm run art from art/pictures/fashion-products.ts.
import type { Picture } from "../../engine/picture.ts";

export const bag = {
  path: "/pictures/fashion-products/bag",
  version: "3fa2c81b",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c98f6a",
  alt: "A bag, \\"the\\" bag.",
} as const satisfies Picture;

export const fashionProductsPictures = {
  bag,
} as const satisfies Record<string, Picture>;
`);
});

test("makes an identifier of a name that is none", () => {
  const shoes = { ...bag, name: "red-shoes" };
  const redShoes = manifest("fashion", [shoes], { "red-shoes": record });
  expect(redShoes).toContain("\nexport const redShoes = {");
  expect(redShoes).toContain('\n  "red-shoes": redShoes,');
  expect(manifest("fashion", [{ ...bag, name: "new" }], { new: record })).toContain("\n  new: newPicture,");
});

test("gives the pictures of one series one version, another as soon as one of them is another", () => {
  const digits = ["one", "two"].map((name) => ({ ...bag, name, series: "digits" }));
  const versions = (two: string) =>
    manifest("plumbing", [bag, ...digits], {
      bag: record,
      one: record,
      two: { ...record, version: two },
    }).match(/version: "\w{8}"/g);
  const [own, first, second] = versions("00000000") ?? [];
  expect(own).toBe('version: "3fa2c81b"');
  expect(first).toBe(second);
  expect(versions("00000001")?.[1]).not.toBe(first);
});

test("names a set in camel case", () => {
  expect(nameOfSet("showcase")).toBe("showcasePictures");
});
