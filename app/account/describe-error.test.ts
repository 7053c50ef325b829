import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("an answer of the service is shown in its own words", () => {
  expect(describeError(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"))).toBe(
    "Invalid login credentials",
  );
  expect(describeError(new AuthSessionMissingError())).toBe("Auth session missing!");
});

test("no answer at all points at the connection", () => {
  expect(describeError(new AuthRetryableFetchError("Failed to fetch", 0))).toMatch(/connection/);
  expect(describeError(new TypeError("Failed to fetch dynamically imported module"))).toMatch(/connection/);
});

test.each([502, 503, 504])("a gateway error %i asks for a little patience", (status) => {
  expect(describeError(new AuthRetryableFetchError("Service Unavailable", status))).toMatch(/few seconds/);
});

test("an internal error shows nothing of the inside", () => {
  expect(describeError(new AuthRetryableFetchError("relation users does not exist", 500))).not.toMatch(
    /users/,
  );
});

test("a limit says how long to wait, and a mail limit says that the mail is on its way", () => {
  expect(
    describeError(new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit")),
  ).toMatch(/few minutes/);
  const mails = describeError(new AuthApiError("rate", 429, "over_email_send_rate_limit"));
  expect(mails).toMatch(/on its way/);
  expect(mails).toMatch(/a minute.*an hour/);
});
