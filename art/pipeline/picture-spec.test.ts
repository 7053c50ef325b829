import { expect, test } from "vitest";
import { checkSpecs, type PictureSpec } from "./picture-spec.ts";

const spec: PictureSpec = {
  name: "ring",
  scene: "jewels/ring.py",
  width: 1200,
  height: 800,
  widths: [600, 1200],
  alt: "A ring.",
  og: true,
};

test("accepts a complete list", () => {
  expect(checkSpecs([spec, { ...spec, name: "ring-at-night" }])).toEqual([]);
});

test.each<[Partial<PictureSpec>, RegExp]>([
  [{ alt: " " }, /no alt text/],
  [{ widths: [600, 1400] }, /wider than the picture/],
  [{ widths: [800, 600] }, /do not ascend/],
  [{ widths: [] }, /no widths/],
  [{ name: "Ring" }, /kebab-case/],
  [{ name: "ring-og" }, /file of another picture/],
  [{ scene: "../ring.py" }, /no \.py or \.mjs/],
  [{ height: 600 }, /1200 by 630/],
  [{ cutFrom: "#0b43cf" }, /cannot be cut out/],
])("complains of %o", (change, complaint) => {
  expect(checkSpecs([{ ...spec, ...change }]).join()).toMatch(complaint);
});

test("complains of a name that is taken", () => {
  expect(checkSpecs([spec, spec])).toEqual(["ring: its name is taken."]);
});
