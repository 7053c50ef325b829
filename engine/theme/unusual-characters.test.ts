import { expect, test } from "vitest";
import { unusualCharacters } from "./unusual-characters.ts";

test("characters beyond Latin-1 are found in all texts of a value, each once, with their capitals", () => {
  const page = { title: "Café Łódź", blocks: [{ props: { names: ["źle", 4, null] } }] };
  expect(unusualCharacters(page, "en")).toBe("ŁźŹ");
  expect(unusualCharacters({ title: "Bistro Zwölf, 20 £" }, "en")).toBe("");
  expect(unusualCharacters(undefined, "en")).toBe("");
});

test("a capital may be unusual where the letter is not, or only in a language", () => {
  expect(unusualCharacters("L’Haÿ", "fr")).toBe("’Ÿ");
  expect(unusualCharacters("Izmir", "tr")).toBe("İ");
});
