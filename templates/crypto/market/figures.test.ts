import { expect, test } from "vitest";
import { formatAmount, formatCents, formatChange, formatMillions, formatPrice } from "./figures.ts";

test("figures are written as a table needs them", () => {
  expect([562_041_800, 100_000, 99_999, 4_718].map((price) => formatPrice(price))).toEqual([
    "$56,204.18",
    "$10.00",
    "$9.9999",
    "$0.4718",
  ]);
  expect(formatPrice(2_290, 4_120_700)).toBe("$0.23");
  expect(
    [1_098_300, 412_600, 74_300, 2_270].map((millions) =>
      formatMillions(millions, { billion: "B", trillion: "T" }),
    ),
  ).toEqual(["$1.098T", "$412.6B", "$74.30B", "$2.27B"]);
  expect([184, -67, 5].map(formatChange)).toEqual(["+1.84%", "−0.67%", "+0.05%"]);
  expect(formatCents(14_053_10)).toBe("$14,053.10");
  expect(formatAmount(1_250_000_001)).toBe("1,250.000001");
});
