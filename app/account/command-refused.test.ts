import { expect, test } from "vitest";
import { refusedBy } from "./command-refused.ts";

test.each(["PGRST301", "PGRST303"])(
  "a token that is refused (%s) asks to sign in, in words for a person",
  (code) => {
    const refused = refusedBy({ code, message: "JWT cryptographic operation failed" });
    expect([refused.code, refused.message]).toEqual(["not_signed_in", "Sign in to go on."]);
  },
);

test("what is no refusal of a command says that the service is away", () => {
  expect(refusedBy({ message: "<html>" }).code).toBe("unavailable");
  expect(refusedBy(undefined).code).toBe("unavailable");
});
