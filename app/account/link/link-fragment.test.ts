import { expect, test } from "vitest";
import { readLinkFragment } from "./link-fragment.ts";

test("a page opened without a link has nothing behind the #", () => {
  expect(readLinkFragment("")).toEqual({ kind: "none" });
  expect(readLinkFragment("#sign-up")).toEqual({ kind: "none" });
});

test("a followed link leaves a session", () => {
  expect(readLinkFragment("#access_token=a&refresh_token=b&type=signup")).toEqual({
    kind: "session",
    session: { access_token: "a", refresh_token: "b", type: "signup" },
  });
});

test("an expired link leaves its reason, with the spaces that the service wrote as plus signs", () => {
  const hash =
    "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";
  expect(readLinkFragment(hash)).toEqual({
    kind: "error",
    code: "otp_expired",
    description: "Email link is invalid or has expired",
  });
});

test("an error without a description still says something", () => {
  expect(readLinkFragment("#error=access_denied")).toEqual({
    kind: "error",
    code: "access_denied",
    description: "Email link is invalid or has expired",
  });
});
