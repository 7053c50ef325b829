import { expect, test } from "vitest";
import { hangNumber } from "./phone-wall.ts";

/** The lines as they are read, a blank where a group opens. */
function linesOf(label: string, href = "tel:") {
  return hangNumber({ label, href }).map((line) =>
    line
      .map(({ sign, opensGroup }) => (opensGroup ? ` ${sign}` : sign))
      .join("")
      .trim(),
  );
}

test.each([
  ["(218) 555-0188", ["218", "555", "0188"]],
  ["555-0188", ["555", "0188"]],
  ["1-800-555-0188", ["1 800", "555", "0188"]],
  ["+49 30 901820", ["+49 30", "901", "820"]],
  ["+49 (0)30 901820", ["+49 30", "901", "820"]],
  ["01 23 45 67 89", ["01 23", "45 67", "89"]],
  ["+44 20 7946 0958", ["+44 20", "7946", "0958"]],
  ["2185550188", ["218", "555", "0188"]],
  ["5550188", ["555", "0188"]],
  ["123456789012345", ["123", "4567", "8901", "2345"]],
  ["+880 171 234 567 890", ["+880", "171 234", "567", "890"]],
])("%s hangs in lines that keep its groups whole where they fit", (label, lines) => {
  expect(linesOf(label)).toEqual(lines);
});

test("every number of 7 to 15 digits hangs whole, in at most four lines, however it is grouped", () => {
  for (let count = 7; count <= 15; count++)
    for (let size = 1; size <= count; size++)
      for (const code of ["", "+"]) {
        const digits = "123456789012345".slice(0, count);
        const label = code + (digits.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(" ");
        const lines = hangNumber({ label, href: "tel:" });
        expect(
          lines
            .flat()
            .map(({ sign }) => sign)
            .join(""),
        ).toBe(code + digits);
        expect(lines.length).toBeLessThanOrEqual(4);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(6);
      }
});

test("a label that spells letters or says more than a number leaves the digits to its link", () => {
  expect(linesOf("1-800-PLUMBER", "tel:+18007586237")).toEqual(["180", "0758", "6237"]);
  expect(linesOf("24/7: (218) 555-0188, ext. 4411", "tel:+12185550188")).toEqual(["121", "8555", "0188"]);
});

test("a number too short for one still hangs, and words alone hang nothing", () => {
  expect(linesOf("112")).toEqual(["112"]);
  expect(linesOf("Call us", "/contact")).toEqual([]);
});
