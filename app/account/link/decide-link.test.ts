import { expect, test } from "vitest";
import { decideLink } from "./decide-link.ts";

const ada = { id: "u1", email: "ada@example.com" };
const cleo = { id: "u2", email: "cleo@example.com" };

test("a browser that keeps nobody's session takes the link's", () => {
  expect(decideLink(null, ada)).toBe("take");
});

test("a link to the account that is signed in already is taken without a question", () => {
  expect(decideLink(ada, { ...ada, email: "ada@elsewhere.example" })).toBe("take");
});

test("a link to another account is put to the person, even where both have one address", () => {
  expect(decideLink(ada, cleo)).toBe("ask");
  expect(decideLink(ada, { ...cleo, email: ada.email })).toBe("ask");
});

test("a session that the service does not know replaces nobody's", () => {
  expect(decideLink(ada, null)).toBe("drop");
});
