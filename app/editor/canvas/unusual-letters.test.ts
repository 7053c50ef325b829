import { expect, test } from "vitest";
import { unusualLetters } from "./unusual-letters.ts";

test("the letters of all parts are found, each once, and those of a part that has changed anew", () => {
  const kept = { title: "Łódź", items: [{ text: "ż" }] };
  const first = unusualLetters([kept, { title: "Plain" }, undefined], "en");
  expect([...first].sort()).toEqual([..."ŁŹźŻż"].sort());
  const second = unusualLetters([kept, { title: "Ελλάδα" }], "en");
  expect(second).toContain("Ε");
  expect(second).toContain("Ł");
});

test("a part is gone through once as long as it is the same, and again in another language", () => {
  let reads = 0;
  const part = {
    get title() {
      reads += 1;
      return "Ğ";
    },
  };
  expect(unusualLetters([part], "en")).toBe("Ğ");
  unusualLetters([part], "en");
  expect(reads).toBe(1);
  unusualLetters([part], "tr");
  expect(reads).toBe(2);
});
