import { expect, test } from "vitest";
import { splitTitle } from "./split-title.ts";

test("a title is cut between its words, a single word at the edge of the sleeve, and nothing is lost", () => {
  expect(splitTitle("Undertow")).toEqual(["Under", "tow"]);
  expect(splitTitle("Zwölf Öfen")).toEqual(["Zwölf", "Öfen"]);
  expect(splitTitle("The Salt and the Tide")).toEqual(["The Salt and", "the Tide"]);
  expect(splitTitle("A")).toEqual(["A", ""]);
});
