import { expect, test } from "vitest";
import { actionWord } from "./action-words.ts";
import { labelIn } from "./label-words.ts";

test("an action is called as its language and trade call it", () => {
  expect(actionWord("book", "en-US")).toBe("Book a time");
  expect(actionWord("book", "en-US", "restaurant")).toBe("Reserve a table");
  expect(actionWord("book", "de-AT", "restaurant")).toBe("Tisch reservieren");
  expect(actionWord("book", "de", "roofing")).toBe("Termin vereinbaren");
  expect(actionWord("call", "fr")).toBe("Call {phone}");
});

test("a label is known in every language of the table", () => {
  expect(labelIn("Hours", "de")).toBe("Öffnungszeiten");
  expect(labelIn("Preis", "en")).toBe("Price");
  expect(labelIn("Price", "en-GB")).toBe("Price");
  expect(labelIn("{count} %", "de")).toBe("{count} %");
});

test("a label that means something on its own site alone is not known", () => {
  expect(labelIn("Lift with Dag", "en")).toBeUndefined();
});
