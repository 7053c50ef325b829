import { expect, test } from "vitest";
import { keepReferences } from "./keep-references.ts";

const facts: Record<string, string> = { "{name}": "Noctua", "{phone}": "555 0100" };
const tell = (reference: string) => facts[reference] ?? "";
const kept = "Call {name} on {phone} today.";
const read = "Call Noctua on 555 0100 today.";
const after = (next: string) => keepReferences(kept, read, next, tell);

test("a word that is typed beside a fact leaves the fact told", () => {
  expect(after("Ring Noctua on 555 0100 today.")).toBe("Ring {name} on {phone} today.");
  expect(after("Call Noctua on 555 0100 tonight.")).toBe("Call {name} on {phone} tonight.");
  expect(after("Call Noctua, on 555 0100 today.")).toBe("Call {name}, on {phone} today.");
  expect(after("Do call Noctua on 555 0100 today.")).toBe("Do call {name} on {phone} today.");
});

test("what is typed into a fact is words of its own, and the other fact is told on", () => {
  expect(after("Call Noctuas on 555 0100 today.")).toBe("Call {name}s on {phone} today.");
  expect(after("Call Noxtua on 555 0100 today.")).toBe("Call Noxtua on {phone} today.");
  expect(after("Call 555 0100 today.")).toBe("Call {phone} today.");
  expect(after("")).toBe("");
});

test("a text of one fact becomes what is typed", () => {
  expect(keepReferences("{name}", "Noctua", "Noctua!", tell)).toBe("{name}!");
  expect(keepReferences("{name}", "Noctua", "Owl", tell)).toBe("Owl");
});

test("braces that are typed refer to nothing", () => {
  expect(after("Call {phone} Noctua on 555 0100 today.")).toBe("Call (phone) {name} on {phone} today.");
});

test("where a sentence is missing nothing is guessed", () => {
  expect(keepReferences("Call {name}. Mail {email}.", "Call Noctua.", "Call us.", tell)).toBeUndefined();
});
