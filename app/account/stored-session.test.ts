import { expect, test } from "vitest";
import { parseStoredSession } from "./stored-session.ts";

test("a kept session says whose it is", () => {
  const session = { access_token: "a.b.c", user: { id: "u1", email: "ada@example.com" } };
  expect(parseStoredSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  null,
  "",
  "null",
  "{",
  "[]",
  '"text"',
  '{"access_token":"a.b.c"}',
  '{"access_token":"a.b.c","user":{"id":7}}',
  '{"user":{"id":"u1"}}',
])("%j is nobody's session", (text) => {
  expect(parseStoredSession(text)).toBeNull();
});
