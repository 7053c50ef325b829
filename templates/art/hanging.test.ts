import { expect, test } from "vitest";
import { gap, plan } from "./content/exhibitions.ts";
import { works } from "./content/works.ts";
import { ceiling, eyeLine, hangOnLine } from "./hanging.ts";

test("the middle of every work is on the line, and none touches floor or ceiling", () => {
  for (const { item, bottom, top } of hangOnLine(works, gap).hung) {
    expect((bottom + top) / 2).toBe(eyeLine);
    expect(top - bottom).toBe(item.height);
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeLessThan(ceiling);
  }
});

test("works keep their order and the gap between them, at both ends too", () => {
  const { hung, length } = hangOnLine(
    [
      { width: 100, height: 50 },
      { width: 30, height: 40 },
    ],
    20,
  );
  expect(hung.map(({ left }) => left)).toEqual([20, 140]);
  expect(length).toBe(190);
  expect(hangOnLine([], 20)).toEqual({ hung: [], length: 20 });
});

test("the nine works fill the long wall of 17.6 m exactly, on the plan as in the house", () => {
  expect(hangOnLine(works, gap).length).toBeCloseTo(1760, 6);
  expect(hangOnLine(works, plan.gap).length).toBeCloseTo(1760, 6);
});

test("what does not fit under the line is not hung", () => {
  expect(() => hangOnLine([{ width: 10, height: 300 }], 20)).toThrow("300 cm high does not fit");
});

test("every picture has the proportions of the work it shows", () => {
  for (const { id, width, height, picture } of works)
    expect(picture.width / picture.height, id).toBeCloseTo(width / height, 1);
});
